import { createECDH } from 'node:crypto';
import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { PushSubscriptionKeys } from '@tavolina/shared-api/contract';
import ipaddr from 'ipaddr.js';

const AUTH_BYTES = 16;

/** Names that never belong to a push service of the internet. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|home|lan|arpa)\.?$/;

const isPublicAddress = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/**
 * Whether an address may be a push service's: https at the usual port, by a name. Requests go there from inside
 * the installation, so that addresses of its own network are refused (product.md §318).
 */
export const isPushService = (endpoint: string, allowsPrivate: boolean): boolean => {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (allowsPrivate) return protocol === 'https:' || protocol === 'http:';
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  return protocol === 'https:' && port === '' && isNamed && !PRIVATE_NAME.test(hostname);
};

/** Looks a name up and refuses one that leads to an address that is not public, whatever it led to before. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error('no address'), []);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('the push service is at a private address'), []);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

/** Whether the keys can encrypt: a point of the curve P-256 and 16 bytes. */
export const canEncrypt = ({ p256dh, auth }: PushSubscriptionKeys['keys']): boolean => {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
  } catch {
    return false;
  }
  return (
    Buffer.from(p256dh, 'base64url').length === 65 && Buffer.from(auth, 'base64url').length === AUTH_BYTES
  );
};
