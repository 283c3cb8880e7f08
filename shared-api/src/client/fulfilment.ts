import type { Fulfilment } from '../contract/codes/fulfilments.ts';
import { request } from './request.ts';

/** When and how a place takes orders now. */
export const getOrderTimes = (id: string, signal?: AbortSignal) =>
  request('GET /places/{id}/availability', { params: { id } }, { access: 'public', signal });

/** Starts of the free slots of a place, the next first. */
export const listSlots = (id: string, fulfilment: Fulfilment, signal?: AbortSignal) =>
  request('GET /places/{id}/slots', { params: { id }, query: { fulfilment } }, { access: 'public', signal });

/** Counts a cart as lost whose diner can only call (product.md §306). */
export const countLostCart = (id: string, items: string[]) =>
  request('POST /places/{id}/lost-carts', { params: { id }, body: { items } }, { access: 'public' });

/** The table of a QR code; `table_unknown` for a code that is void. */
export const getTable = (id: string, code: string, signal?: AbortSignal) =>
  request('GET /places/{id}/tables/{code}', { params: { id, code } }, { access: 'public', signal });

/** The tables of the business with their codes. */
export const listTables = (signal?: AbortSignal) => request('GET /tables', {}, { access: 'owner', signal });

/** Adds a table; `table_exists` for a name that another has. */
export const addTable = (label: string) => request('POST /tables', { body: { label } }, { access: 'owner' });

/** Gives a table a new code; the printed one is void from then on. */
export const renewTableCode = (id: string) =>
  request('POST /tables/{id}/code', { params: { id } }, { access: 'owner' });

/** Removes a table; its orders keep its name. */
export const removeTable = (id: string) =>
  request('DELETE /tables/{id}', { params: { id } }, { access: 'owner' });
