import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Names that never belong to a service of the internet. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|home|lan|arpa)\.?$/;

/** A name with a part that is empty leads nowhere. */
const GAP = /^\.|\.\./;

/** Requests that outsiders ask for go out from inside the installation, so that its own network is refused. */
export class PrivateAddress extends Error {}

const isPublicAddress = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/** Whether the host of a URL is a name that can belong to a service of the internet. */
export const isPublicName = (hostname: string): boolean =>
  isIP(hostname.replace(/^\[|\]$/g, '')) === 0 &&
  hostname.includes('.') &&
  !GAP.test(hostname) &&
  !PRIVATE_NAME.test(hostname);

/**
 * Looks a name up and refuses one that leads to an address that is not public, whatever it led to before. As the
 * `lookup` of a request it decides about the very address that is connected to.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error('no address'), []);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddress('the name leads to a private address'), []);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
