import ipaddr from 'ipaddr.js';

/** The widest range of an office, a school or a hotel, in bits of the network. */
const WIDEST = { ipv4: 24, ipv6: 48 } as const;
/** Callers are counted by this: an IPv4 address, or the network of an IPv6 address. */
const COUNTED = { ipv4: 32, ipv6: 64 } as const;

const FORM = /^([^/%]+)(?:\/(\d{1,3}))?$/;

/** What is wrong with a text that should be an address or a range. */
export type RangeProblem = 'no_address' | 'range_wide' | 'address_private';

/** A range in its shortest form, such as `203.0.113.0/28`; one address without bits. */
export type Range =
  | { range: string }
  | { problem: RangeProblem /** Bits of the widest range. */; limit?: number };

const parse = (written: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined => {
  if (ipaddr.IPv4.isValidFourPartDecimal(written)) return ipaddr.IPv4.parse(written);
  if (!ipaddr.IPv6.isValid(written)) return undefined;
  const address = ipaddr.IPv6.parse(written);
  return address.isIPv4MappedAddress() ? undefined : address;
};

const networkOf = (address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): ipaddr.IPv4 | ipaddr.IPv6 =>
  address.kind() === 'ipv4'
    ? ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits}`)
    : ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`);

/**
 * Reads an address or a range of addresses, IPv4 or IPv6 (product.md §585). What is narrower than callers are counted by becomes that
 * network.
 * @param allowsPrivate whether it may be one that is not of the internet
 */
export const readRange = (text: string, allowsPrivate: boolean): Range => {
  const [, written = '', given] = FORM.exec(text.trim()) ?? [];
  const address = parse(written);
  if (!address) return { problem: 'no_address' };
  const kind = address.kind();
  const most = kind === 'ipv4' ? 32 : 128;
  const asked = given === undefined ? most : Number(given);
  if (asked > most) return { problem: 'no_address' };
  if (asked < WIDEST[kind]) return { problem: 'range_wide', limit: WIDEST[kind] };
  const bits = Math.min(asked, COUNTED[kind]);
  const network = networkOf(address, bits);
  if (!allowsPrivate && network.range() !== 'unicast') return { problem: 'address_private' };
  return { range: bits === 32 && kind === 'ipv4' ? network.toString() : `${network}/${bits}` };
};

/**
 * Whether a caller is in a range.
 * @param caller as `callerAddress` writes it
 * @param range as `readRange` writes it
 */
export const isInRange = (caller: string, range: string): boolean => {
  const address = ipaddr.parse(caller.replace(/\/\d+$/, ''));
  const [network, bits] = range.includes('/') ? ipaddr.parseCIDR(range) : [ipaddr.parse(range), 32];
  return address.kind() === network.kind() && address.match(network, bits);
};
