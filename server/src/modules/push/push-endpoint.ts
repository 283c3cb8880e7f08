import { createECDH } from 'node:crypto';
import type { PushSubscriptionKeys } from '@tavolina/shared-api/contract';
import { isPublicName } from '../../platform/http/public-address.ts';

const AUTH_BYTES = 16;

/**
 * Whether an address may be a push service's: https at the usual port, by a name. Requests go there from inside
 * the installation, so that addresses of its own network are refused (product.md §318).
 */
export const isPushService = (endpoint: string, allowsPrivate: boolean): boolean => {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (allowsPrivate) return protocol === 'https:' || protocol === 'http:';
  return protocol === 'https:' && port === '' && isPublicName(hostname);
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
