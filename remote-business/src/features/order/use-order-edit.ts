import type { OwnerOrderChange } from '@tavolina/shared-api/client';
import type { BusinessOrder, OrderStatus } from '@tavolina/shared-api/contract';
import { hasArrived, useChangeOrder } from '@tavolina/shared-console/orders/use-change-order.ts';
import { hasStatus } from '@tavolina/shared-console/page/refusal.ts';
import { useEffect, useRef, useState } from 'react';
import { SUCCESS_MS, useTimeout } from '../../lib/use-timeout.ts';
import {
  conflictOf,
  editKey,
  editSince,
  type OrderEdit,
  readEdit,
  remainingEdit,
  writeEdit,
} from './order-edit.ts';

/** The owner's edit of an order: stored until it is saved, and compared with what others change meanwhile. */
export const useOrderEdit = (order: BusinessOrder) => {
  const [keptAs] = useState(() => editKey(order.id));
  /** The edit of the current or last save. */
  const sentEdit = useRef<OrderEdit>(undefined);
  // Also for a page that is left meanwhile: what the tab keeps is no draft any more (product.md §84).
  const change = useChangeOrder((saved) =>
    writeEdit(keptAs, editSince(readEdit(keptAs), sentEdit.current, saved)),
  );
  const { isSuccess, isError, variables, reset } = change;
  // An answer that never came does not make one's own change somebody else's.
  const isArrived = isError && variables !== undefined && hasArrived(variables, order);
  const isSaved = isSuccess || isArrived;
  const [edit, setEdit] = useState(() => readEdit(keptAs));
  /** The order as it was at the last press of a button that saves. */
  const [sent, setSent] = useState<BusinessOrder>();

  useEffect(() => writeEdit(keptAs, edit), [keptAs, edit]);
  useEffect(() => {
    if (isArrived) setEdit((current) => remainingEdit(current, order));
  }, [isArrived, order]);
  // What the order holds already is no draft either, e.g. where a page is come back to while its save was under way.
  useEffect(() => setEdit((current) => (remainingEdit(current, order) ? current : undefined)), [order]);
  useTimeout(isSaved, SUCCESS_MS, reset);

  const status = edit?.status ?? order.status;
  const notes = edit?.notes ?? order.internal_notes;
  const write = (part: Omit<OrderEdit, 'base'>): void =>
    setEdit((current) => ({ base: order, ...current, ...part }));

  /** @param shown the order that the press was made for, where that is no longer the newest (product.md §128) */
  const save = (
    next: OrderStatus,
    answer: Pick<OwnerOrderChange, 'decline_reason' | 'promise_minutes'> = {},
    shown = order,
  ): void => {
    setSent(shown);
    sentEdit.current = edit;
    setEdit((current) => current && { ...current, base: order });
    change.mutate(
      {
        id: order.id,
        status: next,
        version: shown.version,
        ...answer,
        ...(notes === order.internal_notes ? {} : { notes }),
      },
      { onSuccess: (saved) => setEdit((current) => editSince(current, edit, saved)) },
    );
  };
  const discard = (): void => {
    setEdit(undefined);
    reset();
  };

  /** Somebody else's change came first, also where it is the same. */
  const isTooLate = hasStatus(change.error, 409);
  const isRefused = !isSaved && isTooLate;
  const base = isRefused ? sent : edit?.base;
  const moved = base && !change.isPending && !isSaved ? conflictOf(base, order) : undefined;
  return {
    status,
    notes,
    hasNotes: edit?.notes !== undefined && edit.notes !== order.internal_notes,
    write,
    save,
    discard,
    isSaving: change.busyIds.has(order.id),
    isTooLate,
    isSaved,
    /** Whether there is an unsaved edit. */
    hasMore: remainingEdit(edit, order) !== undefined,
    /** Why a save failed, unless others had changed the order. */
    failure: isRefused || isSaved ? undefined : change.error,
    /** What somebody else changed first, and the status that the owner wanted. */
    conflict: isRefused || moved ? { isRefused, moved, wanted: variables?.status ?? status } : undefined,
  };
};
