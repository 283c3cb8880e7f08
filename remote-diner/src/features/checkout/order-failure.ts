import { ApiError } from '@tavolina/shared-api/client';
import { PaymentFailure } from './card-payment.ts';

/** What a failed submit means for the diner. */
export type OrderFailure =
  /** Nothing was sent: the server was not there to send it to. */
  | { kind: 'not_sent' }
  /** It is not known whether the order arrived; the same key may be sent again. */
  | { kind: 'unknown' }
  /** The card could not be used: nothing was sent, and no payment was tried. */
  | { kind: 'card_unusable'; detail: string }
  /** The order waits for its card, which the bank refused. */
  | { kind: 'card_refused'; detail: string }
  /** It is not known whether the card was charged; asking again never charges twice. */
  | { kind: 'payment_unknown' }
  /** Cards cannot be reached; the order waits. */
  | { kind: 'payment_unavailable'; detail: string }
  /** A dish cannot be had; the rest can. */
  | { kind: 'sold_out'; name: string; detail: string }
  /** What was chosen of a dish cannot be had, or is not enough or too much (product.md §401); `subject` begins with the dish. */
  | { kind: 'choice'; subject: string; detail: string }
  /** Not in this way or at this time; `nextAt` is when it can next be ready, `takesNext` whether it is taken now for that. */
  | { kind: 'not_now'; code: string; detail: string; nextAt: string | undefined; takesNext: boolean }
  /** The menu moved on: prices that have to be confirmed, fewer left than ordered, or a dish that is gone for good. */
  | { kind: 'menu_changed'; detail: string }
  /** Fields to correct. */
  | { kind: 'fields'; errors: { field: string; message: string }[]; detail: string }
  /** Not looked at yet: too many requests. */
  | { kind: 'later'; detail: string }
  /** A sentence of the server, or none. */
  | { kind: 'refused'; detail: string };

const OF_DISHES: readonly OrderFailure['kind'][] = ['sold_out', 'choice', 'menu_changed'];

/** A failure as it is told: a cart whose menu is gone keeps its dishes, without a word about each (product.md §599). */
export const toldFailure = (failure: OrderFailure | undefined, isGone: boolean): OrderFailure | undefined =>
  isGone && failure && OF_DISHES.includes(failure.kind) ? undefined : failure;

/** Refusals of the way or the time; the dishes can be had. */
const NOT_NOW: ReadonlySet<string> = new Set([
  'place_closed',
  'ordering_paused',
  'place_unattended',
  'slot_unavailable',
  'later_unavailable',
  'item_not_served',
  'fulfilment_unavailable',
  'table_unknown',
]);

/** Refusals that the menu as it is now explains, in the cart. */
const OTHER_MENU: ReadonlySet<string> = new Set([
  'price_changed',
  'item_unknown',
  'too_few_left',
  'choice_for_nothing',
]);

/** Refusals of what was chosen of a dish; with another choice it can be had. */
const WRONG_CHOICE: ReadonlySet<string> = new Set([
  'choice_missing',
  'choice_too_many',
  'choice_unavailable',
  'choice_unknown',
]);

const unpaid = ({ kind, message: detail }: PaymentFailure): OrderFailure => {
  if (kind === 'unknown') return { kind: 'payment_unknown' };
  return { kind: kind === 'untried' ? 'card_unusable' : 'card_refused', detail };
};

/** Reads what the server answered. */
const refusal = (error: ApiError): OrderFailure => {
  const { detail } = error;
  if (error.status === 429) return { kind: 'later', detail };
  if (error.code === 'item_unavailable' || error.code === 'item_unpriced')
    return { kind: 'sold_out', name: error.subject ?? '', detail };
  if (WRONG_CHOICE.has(error.code)) return { kind: 'choice', subject: error.subject ?? '', detail };
  if (NOT_NOW.has(error.code))
    return {
      ...{ kind: 'not_now', code: error.code, detail },
      ...{ nextAt: error.nextAt, takesNext: error.takesNext },
    };
  if (OTHER_MENU.has(error.code)) return { kind: 'menu_changed', detail };
  if (error.code === 'invalid_input') return { kind: 'fields', errors: [...error.errors], detail };
  return { kind: 'refused', detail };
};

/** Reads a failure of placing an order. */
export const orderFailure = (error: unknown): OrderFailure => {
  if (error instanceof PaymentFailure) return unpaid(error);
  if (!(error instanceof ApiError)) return { kind: 'unknown' };
  if (error.code === 'offline') return { kind: 'not_sent' };
  if (error.code === 'payment_unavailable') return { kind: 'payment_unavailable', detail: error.detail };
  if (error.status === 0 || error.status >= 500 || error.code === 'idempotency_in_progress')
    return { kind: 'unknown' };
  return refusal(error);
};

const IS_FINAL: Record<OrderFailure['kind'], boolean> = {
  not_sent: false,
  unknown: false,
  card_unusable: false,
  card_refused: false,
  payment_unknown: false,
  payment_unavailable: false,
  sold_out: true,
  choice: true,
  not_now: true,
  menu_changed: true,
  fields: true,
  later: false,
  refused: true,
};

/** Whether the server has refused this very order, so that the next one is a new one. */
export const isFinal = ({ kind }: OrderFailure): boolean => IS_FINAL[kind];
