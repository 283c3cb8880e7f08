import { currentPlace } from '@tavolina/shared-api/auth';
import type { BusinessOrder, OrderStatus } from '@tavolina/shared-api/contract';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

/** The parts of an order that its owner changes. */
export type Changeable = Pick<BusinessOrder, 'status' | 'internal_notes'>;

/** What the owner has typed and not saved yet. */
export interface OrderEdit {
  /** The order as it was when the owner began. */
  base: Changeable;
  status?: OrderStatus;
  notes?: string;
}

/** What somebody else changed since the owner began; a part that stayed is undefined. */
export interface OrderConflict {
  status: { before: OrderStatus; after: OrderStatus } | undefined;
  /** The notes as they are now. */
  notes: string | undefined;
}

/** Compares the order with what the owner saw; undefined when nothing moved. */
export const conflictOf = (base: Changeable, now: Changeable): OrderConflict | undefined => {
  const status = base.status === now.status ? undefined : { before: base.status, after: now.status };
  const notes = base.internal_notes === now.internal_notes ? undefined : now.internal_notes;
  return status || notes !== undefined ? { status, notes } : undefined;
};

/** What is left to save of an edit once the order holds some of it; undefined when that is nothing. */
export const remainingEdit = (edit: OrderEdit | undefined, now: Changeable): OrderEdit | undefined => {
  const status = edit?.status === now.status ? undefined : edit?.status;
  const notes = edit?.notes === now.internal_notes ? undefined : edit?.notes;
  if (status === undefined && notes === undefined) return undefined;
  return { base: now, ...(status && { status }), ...(notes === undefined ? {} : { notes }) };
};

/** What has been written since an edit was sent; undefined when that is nothing (product.md §199). */
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
 * What a place's changes of an order are kept under (product.md §84). Asked for once when it opens: a page that
 * closes because its owner signed out keeps them as theirs.
 */
export const editKey = (orderId: string): string => `order-edit:${currentPlace()}:${orderId}`;

/** Reads what was typed for an order in this tab, so that a reload or a new sign-in loses nothing. */
export const readEdit = (key: string): OrderEdit | undefined => {
  try {
    return (JSON.parse(readStored('sessionStorage', key) ?? 'null') as OrderEdit | null) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps what was typed for an order in this tab; undefined forgets it. A browser that refuses storage keeps nothing. */
export const writeEdit = (key: string, edit: OrderEdit | undefined): void => {
  if (edit) writeStored('sessionStorage', key, JSON.stringify(edit));
  else removeStored('sessionStorage', key);
};
