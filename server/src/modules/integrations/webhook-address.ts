import { isPublicName } from '../../platform/http/public-address.ts';
import { isLoopback } from '../../platform/mail/loopback.ts';

/** Whether an address is one of this machine without TLS, which only tests may use. */
export const isOnLoopback = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && isLoopback(hostname);
};

/**
 * Whether a till may be told at an address: https by a name of the internet (product.md §366). Whether that leads into
 * a private network is seen at each connection, because what a name leads to changes.
 * @param allowsLoopback whether `http` addresses of this machine are accepted too
 */
export const isWebhookAddress = (url: string, allowsLoopback: boolean): boolean => {
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  return (allowsLoopback && isOnLoopback(url)) || (protocol === 'https:' && isPublicName(hostname));
};
