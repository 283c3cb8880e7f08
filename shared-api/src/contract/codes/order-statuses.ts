import { codesOf } from './codes-of.ts';
import type { Look } from './look.ts';

/** What is known of a status of an order. Its words are `orderStatus.<code>` and the like in the catalogues. */
interface OrderStatusFacts extends Look {
  /** How calls of diners spell it. */
  diner: string;
  /** From how many minutes on after it was placed an order that stands here is late (product.md §68). */
  lateMinutes?: number;
  /** It takes a while: the diner reads since when. */
  lasts?: true;
  /** The food is made: the wait of the statistics ends with the first of these. */
  isMade?: true;
  /** Nothing more is done to the order: it is off the board. */
  isOver?: true;
  /** The order is no value in any figure, is told at once and cannot be taken back (product.md §52, §62, §129). */
  isCancelled?: true;
}

/** The way of an order from its arrival to its end, then what ends it before (product.md §29). */
const TABLE = {
  pending: { diner: 'pending', tone: 'attention', icon: 'clock', solid: true, lateMinutes: 10 },
  confirmed: { diner: 'confirmed', tone: 'info', icon: 'check', lateMinutes: 25 },
  preparing: { diner: 'preparing', tone: 'attention', icon: 'cooking-pot', lasts: true, lateMinutes: 25 },
  ready: { diner: 'ready', tone: 'success', icon: 'bell', solid: true, isMade: true },
  completed: { diner: 'delivered', tone: 'neutral', icon: 'check-check', isMade: true, isOver: true },
  cancelled: { diner: 'canceled', tone: 'danger', icon: 'cross', isOver: true, isCancelled: true },
} as const satisfies Record<string, OrderStatusFacts>;

/** A status of an order in the business's words (product.md §29). */
export type OrderStatus = keyof typeof TABLE;
/** A status of an order in the diner's words (product.md §29). */
export type CustomerOrderStatus = (typeof TABLE)[OrderStatus]['diner'];

const FACTS: Readonly<Record<OrderStatus, OrderStatusFacts>> = TABLE;
/** A status that is newer than this build. */
const UNKNOWN: OrderStatusFacts = { diner: 'unknown', tone: 'neutral', icon: 'hourglass' };

/** Statuses of an order in the business's words; the owner may set any (product.md §29). */
export const ORDER_STATUSES = codesOf(TABLE);
/** The way of an order that nobody cancels, from its arrival to its end (product.md §29). */
export const ORDER_WAY = ORDER_STATUSES.filter((status) => !FACTS[status].isCancelled);
/** Statuses whose orders are no value. */
export const CANCELLED_STATUSES = ORDER_STATUSES.filter((status) => FACTS[status].isCancelled);
/** Statuses of orders that are over. */
export const OVER_STATUSES = ORDER_STATUSES.filter((status) => FACTS[status].isOver);
/** Statuses of orders that are made. */
export const MADE_STATUSES = ORDER_STATUSES.filter((status) => FACTS[status].isMade);

/** A status in the diner's words (product.md §29). */
export const toCustomerStatus = (status: OrderStatus): CustomerOrderStatus => TABLE[status].diner;
/** Statuses of an order in the diner's words, in the same order as the business's (product.md §29). */
export const CUSTOMER_ORDER_STATUSES = ORDER_STATUSES.map(toCustomerStatus);
/** The way of an order in the diner's words. */
export const CUSTOMER_ORDER_WAY = ORDER_WAY.map(toCustomerStatus);

/** The business's word for a status in either spelling; undefined for one that is newer than this build. */
export const orderStatusCode = (spelled: string): OrderStatus | undefined =>
  ORDER_STATUSES.find((status) => status === spelled || FACTS[status].diner === spelled);

/** What is known of a status in either spelling, also of one that is newer than this build. */
export const orderStatusFacts = (spelled: string): OrderStatusFacts => {
  const status = orderStatusCode(spelled);
  return status ? FACTS[status] : UNKNOWN;
};

/** Whether an order with this status, in either spelling, was cancelled. */
export const isCancelled = (spelled: string): boolean => orderStatusFacts(spelled).isCancelled === true;
