import ipaddr from 'ipaddr.js';
import { ApiFailure } from './api-failure.ts';

/** Bits of an IPv6 address that name a network; its owner may take any address within. */
const NETWORK_BITS = 64;

/**
 * What limits know a caller by: the IPv4 address, or the network of an IPv6 one, so that whoever has a network has not
 * as many tries as it has addresses.
 * @throws {ApiFailure} `malformed_request` where there is none: a proxy told something else, or the caller has left
 */
export const callerAddress = (ip: string): string => {
  if (!ipaddr.isValid(ip)) throw new ApiFailure('malformed_request');
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${NETWORK_BITS}`)}/${NETWORK_BITS}`;
};
