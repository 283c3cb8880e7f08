import ipaddr from 'ipaddr.js';
import { ApiFailure } from './api-failure.ts';

/** Prefix length of an IPv6 network. Its owner may use any address in it. */
const NETWORK_BITS = 64;

/**
 * The key of a caller for limits: the IPv4 address, or the network of an IPv6 address, because one user may
 * have all addresses of a network.
 * @throws {ApiFailure} `malformed_request` when there is no address: a proxy sent none, or the caller has
 * disconnected
 */
export const callerAddress = (ip: string): string => {
  if (!ipaddr.isValid(ip)) throw new ApiFailure('malformed_request');
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${NETWORK_BITS}`)}/${NETWORK_BITS}`;
};
