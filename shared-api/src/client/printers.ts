import type { Printer } from '../contract/places/printers.ts';
import { apiConfig } from './api-config.ts';
import { request } from './request.ts';

const OWNER = { access: 'owner' } as const;

/** Printers of the place, the newest first. */
export const listPrinters = (signal?: AbortSignal) => request('GET /printers', {}, { ...OWNER, signal });

/** Adds a printer; its path is in this answer alone. Fails with `too_many_printers` at the limit. */
export const addPrinter = (body: Pick<Printer, 'name' | 'paper_mm' | 'tickets' | 'prints_at'>) =>
  request('POST /printers', { body }, OWNER);

/** Removes a printer; its address gets nothing more. */
export const removePrinter = (id: string) => request('DELETE /printers/{id}', { params: { id } }, OWNER);

/** Prints the tickets of an order once more; `no_printer` where the place has none. */
export const printOrderAgain = (orderId: string) =>
  request('POST /orders/business/{orderId}/print', { params: { orderId } }, OWNER);

/** The whole address that is entered in a printer, from the path of a new one. */
export const printerAddress = (path: string): string =>
  new URL(apiConfig().baseUrl + path, window.location.origin).href;
