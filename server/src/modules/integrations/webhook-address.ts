import type { FieldMessage } from '../../platform/http/field-errors.ts';
import { isPublicName } from '../../platform/http/public-address.ts';
import { isLoopback } from '../../platform/mail/loopback.ts';

/** Whether an address is `http` on this machine. Only tests may use such addresses. */
export const isOnLoopback = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && isLoopback(hostname);
};

/** Ports below it belong to services of their own, such as mail and SSH, which a request must not reach. */
const FREE_PORTS_FROM = 1024;

const hasOtherPort = (url: string): boolean => {
  const { port } = new URL(url);
  return port !== '' && Number(port) < FREE_PORTS_FROM;
};

const isPublic = (url: string): boolean => {
  const { protocol, hostname, username, password } = new URL(url);
  return username === '' && password === '' && protocol === 'https:' && isPublicName(hostname);
};

/**
 * Whether an address may get webhooks: https, with a public name (product.md §366). Each connection checks that the name
 * does not lead into a private network, because that can change.
 * @param allowsLoopback whether `http` addresses of this machine are accepted too
 */
export const isWebhookAddress = (url: string, allowsLoopback: boolean): boolean =>
  (allowsLoopback && isOnLoopback(url)) || (isPublic(url) && !hasOtherPort(url));

/** What is wrong with an address that an owner wrote; undefined where nothing is (product.md §366). */
export const wrongInAddress = (url: string, allowsLoopback: boolean): FieldMessage | undefined => {
  if (allowsLoopback && isOnLoopback(url)) return undefined;
  if (!isPublic(url)) return 'public_address';
  if (hasOtherPort(url)) return 'address_port';
  return url.includes('#') ? 'address_fragment' : undefined;
};
