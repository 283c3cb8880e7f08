import { request } from './request.ts';

/** A place by its readable name; see product.md §450. */
export const getPlace = (slug: string, signal?: AbortSignal) =>
  request('GET /places/{slug}', { params: { slug } }, { access: 'public', signal });

/** Places by their ids, in their order; those that diners do not see are left out. */
export const getPlacesNamed = (ids: readonly string[], signal?: AbortSignal) =>
  request('GET /places', { query: { ids: ids.join(',') } }, { access: 'public', signal });
