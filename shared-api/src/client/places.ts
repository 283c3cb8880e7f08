import { request } from './request.ts';

/** A place by its readable name, with a page of its reviews; see product.md §450, §518. */
export const getPlace = (slug: string, query: { reviews?: number }, signal?: AbortSignal) =>
  request('GET /places/{slug}', { params: { slug }, query }, { access: 'public', signal });

/** Places by their ids, in their order; those that diners do not see are left out. */
export const getPlacesNamed = (ids: readonly string[], signal?: AbortSignal) =>
  request('GET /places', { query: { ids: ids.join(',') } }, { access: 'public', signal });
