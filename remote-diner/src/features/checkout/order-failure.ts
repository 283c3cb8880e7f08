import { ApiError } from '@tavolina/shared-api/client';

/** What a failed submit means for the diner. */
export type OrderFailure =
  /** It is not known whether the order arrived; the same key may be sent again. */
  | { kind: 'unknown' }
  /** A dish cannot be had; the rest can. */
  | { kind: 'sold_out'; name: string; detail: string }
  /** Prices moved; the new ones have to be confirmed. */
  | { kind: 'price_changed'; detail: string }
  /** Fields to correct. */
  | { kind: 'fields'; errors: { field: string; message: string }[]; detail: string }
  /** Not looked at yet: too many requests. */
  | { kind: 'later'; detail: string }
  /** A sentence of the server, or none. */
  | { kind: 'refused'; detail: string };

/** Reads a failure of placing an order. */
export const orderFailure = (error: unknown): OrderFailure => {
  if (!(error instanceof ApiError)) return { kind: 'unknown' };
  if (error.status === 0 || error.status >= 500 || error.code === 'idempotency_in_progress')
    return { kind: 'unknown' };
  const { detail } = error;
  if (error.status === 429) return { kind: 'later', detail };
  if (error.code === 'item_unavailable') return { kind: 'sold_out', name: error.subject ?? '', detail };
  if (error.code === 'price_changed') return { kind: 'price_changed', detail };
  if (error.code === 'invalid_input') return { kind: 'fields', errors: [...error.errors], detail };
  return { kind: 'refused', detail };
};

/** Whether the server has refused this very order, so that the next one is a new one. */
export const isFinal = ({ kind }: OrderFailure): boolean => kind !== 'unknown' && kind !== 'later';
