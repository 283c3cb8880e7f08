import { isPublicName } from '../../platform/http/public-address.ts';
import { isLoopback } from '../../platform/mail/loopback.ts';

/** Whether an address is `http` on this machine. Only tests may use such addresses. */
export const isOnLoopback = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && isLoopback(hostname);
};

/**
 * Whether an address may get webhooks: https, with a public name (product.md §366). Each connection checks that the name
 * does not lead into a private network, because that can change.
 * @param allowsLoopback whether `http` addresses of this machine are accepted too
 */
export const isWebhookAddress = (url: string, allowsLoopback: boolean): boolean => {
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  return (allowsLoopback && isOnLoopback(url)) || (protocol === 'https:' && isPublicName(hostname));
};
