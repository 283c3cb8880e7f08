import { currentPlace } from '@tavolina/shared-api/auth';
import type { BusinessOrder, OrderStatus } from '@tavolina/shared-api/contract';
import { readStored, removeStored, writeStored } from '@tavolina/shared-console/device/storage.ts';

/** The parts of an order that its owner changes. */
export type Changeable = Pick<BusinessOrder, 'status' | 'internal_notes'>;

/** What the owner has typed and not saved yet. */
export interface OrderEdit {
  /** The order as it was when the owner began. */
  base: Changeable;
  status?: OrderStatus;
  notes?: string;
}

/** What somebody else changed since the owner began; unchanged parts are undefined. */
export interface OrderConflict {
  status: { before: OrderStatus; after: OrderStatus } | undefined;
  /** The notes as they are now. */
  notes: string | undefined;
}

/** Compares the order with what the owner saw; undefined if nothing changed. */
export const conflictOf = (base: Changeable, now: Changeable): OrderConflict | undefined => {
  const status = base.status === now.status ? undefined : { before: base.status, after: now.status };
  const notes = base.internal_notes === now.internal_notes ? undefined : now.internal_notes;
  return status || notes !== undefined ? { status, notes } : undefined;
};

/** The part of an edit that the order does not hold yet; undefined if it holds all. */
export const remainingEdit = (edit: OrderEdit | undefined, now: Changeable): OrderEdit | undefined => {
  const status = edit?.status === now.status ? undefined : edit?.status;
  const notes = edit?.notes === now.internal_notes ? undefined : edit?.notes;
  if (status === undefined && notes === undefined) return undefined;
  return { base: now, ...(status && { status }), ...(notes === undefined ? {} : { notes }) };
};

/** What was typed after an edit was sent; undefined if nothing (product.md §199). */
export const editSince = (
  edit: OrderEdit | undefined,
  sent: OrderEdit | undefined,
  now: Changeable,
): OrderEdit | undefined => {
  if (!edit) return undefined;
  const { status, notes, base } = edit;
  return remainingEdit(
    {
      base,
      ...(status !== undefined && status !== sent?.status ? { status } : {}),
      ...(notes !== undefined && notes !== sent?.notes ? { notes } : {}),
    },
    now,
  );
};

/**
 * Storage key of a place's edit of an order (product.md §84). Read once when the page opens, so that a page that closes
 * because its owner signed out still stores the edit under their place.
 */
export const editKey = (orderId: string): string => `order-edit:${currentPlace()}:${orderId}`;

/** Reads the edit of an order that this tab stored, so that a reload or a new sign-in loses nothing. */
export const readEdit = (key: string): OrderEdit | undefined => {
  try {
    return (JSON.parse(readStored('sessionStorage', key) ?? 'null') as OrderEdit | null) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores the edit of an order in this tab; undefined deletes it. Does nothing if the browser refuses storage. */
export const writeEdit = (key: string, edit: OrderEdit | undefined): void => {
  if (edit) writeStored('sessionStorage', key, JSON.stringify(edit));
  else removeStored('sessionStorage', key);
};
