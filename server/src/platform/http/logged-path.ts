import type { FastifyRequest } from 'fastify';

/** Path of an address without its query. */
export const pathOf = (url: string): string => url.split('?')[0] ?? url;

/** Parts of a path that are logged where no route says which of them is a secret. */
const LOGGED_PARTS = 2;

/**
 * What is logged of a request's address: the pattern of its route, `/api/cloudprnt/:token`, else its beginning. Neither
 * holds e-mails, reset tokens, or the secrets of printers and screens (product.md §369).
 */
export const loggedPath = ({ url, routeOptions }: FastifyRequest): string => {
  if (routeOptions.url !== undefined && !routeOptions.url.includes('*')) return routeOptions.url;
  const [root = '', ...parts] = pathOf(url).split('/');
  const rest = parts.splice(LOGGED_PARTS).length > 0 ? ['…'] : [];
  return [root, ...parts, ...rest].join('/');
};
