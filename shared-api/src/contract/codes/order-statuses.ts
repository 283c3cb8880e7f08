import { codesOf } from './codes-of.ts';
import type { Look } from './look.ts';

/** Facts of an order status. Its texts are `orderStatus.<code>` and similar in the catalogues. */
interface OrderStatusFacts extends Look {
  /** Its name in the diners' calls. */
  diner: string;
  /** Minutes after which an order in this status is late, where it is not promised for a time (product.md §68). */
  lateMinutes?: number;
  /** The step to it promises the diner a time (product.md §290). */
  promises?: true;
  /** A longer step: the diner sees when it began. */
  lasts?: true;
  /** The kitchen has begun the order. */
  isStarted?: true;
  /** The food is ready. The first of these ends the waiting time in the statistics. */
  isMade?: true;
  /** A final status: the order leaves the board. */
  isOver?: true;
  /**
   * The order does not count as revenue, its mail is sent at once, and the step cannot be undone
   * (product.md §52, §62, §129).
   */
  isCancelled?: true;
}

/** The statuses in their normal order, then those that end an order early (product.md §29). */
const TABLE = {
  pending: { diner: 'pending', tone: 'attention', icon: 'clock', solid: true, lateMinutes: 10 },
  confirmed: { diner: 'confirmed', tone: 'info', icon: 'check', promises: true, lateMinutes: 25 },
  preparing: {
    diner: 'preparing',
    tone: 'attention',
    icon: 'cooking-pot',
    lasts: true,
    isStarted: true,
    lateMinutes: 25,
  },
  ready: { diner: 'ready', tone: 'success', icon: 'bell', solid: true, isMade: true },
  completed: { diner: 'delivered', tone: 'neutral', icon: 'check-check', isMade: true, isOver: true },
  cancelled: { diner: 'canceled', tone: 'danger', icon: 'cross', isOver: true, isCancelled: true },
} as const satisfies Record<string, OrderStatusFacts>;

/** An order status as the business's calls name it (product.md §29). */
export type OrderStatus = keyof typeof TABLE;
/** An order status as the diners' calls name it (product.md §29). */
export type CustomerOrderStatus = (typeof TABLE)[OrderStatus]['diner'];

const FACTS: Readonly<Record<OrderStatus, OrderStatusFacts>> = TABLE;
/** For a status that this build does not know. */
const UNKNOWN: OrderStatusFacts = { diner: 'unknown', tone: 'neutral', icon: 'hourglass' };

/** Order statuses as the business's calls name them. The owner may set any (product.md §29). */
export const ORDER_STATUSES = codesOf(TABLE);
/** The normal sequence of statuses, without cancellation (product.md §29). */
export const ORDER_STEPS = ORDER_STATUSES.filter((status) => !FACTS[status].isCancelled);
/** The status of an order that its place has not answered (product.md §292). */
export const FIRST_STATUS: OrderStatus = 'pending';
/** Statuses that do not count as revenue. */
export const CANCELLED_STATUSES = ORDER_STATUSES.filter((status) => FACTS[status].isCancelled);
/** Final statuses. */
export const OVER_STATUSES = ORDER_STATUSES.filter((status) => FACTS[status].isOver);
/** Statuses in which the food is ready, or was. */
export const MADE_STATUSES = ORDER_STATUSES.filter((status) => FACTS[status].isMade);
/** Statuses in which the food is ready and waits to be handed over. */
export const READY_STATUSES = MADE_STATUSES.filter((status) => !FACTS[status].isOver);

/** The diners' name of a status (product.md §29). */
export const toCustomerStatus = (status: OrderStatus): CustomerOrderStatus => TABLE[status].diner;
/** Order statuses as the diners' calls name them, in the same order (product.md §29). */
export const CUSTOMER_ORDER_STATUSES = ORDER_STATUSES.map(toCustomerStatus);
/** The normal sequence in the diners' names. */
export const CUSTOMER_ORDER_STEPS = ORDER_STEPS.map(toCustomerStatus);

/** The business's name of a status in either spelling; undefined for one that this build does not know. */
export const orderStatusCode = (spelled: string): OrderStatus | undefined =>
  ORDER_STATUSES.find((status) => status === spelled || FACTS[status].diner === spelled);

/** Facts of a status in either spelling, with defaults for an unknown one. */
export const orderStatusFacts = (spelled: string): OrderStatusFacts => {
  const status = orderStatusCode(spelled);
  return status ? FACTS[status] : UNKNOWN;
};

/**
 * Whether the diner of an order waits for an answer (product.md §292): it has its first status, and was not paid at the
 * restaurant.
 */
export const isUnanswered = ({ status, collected }: { status: OrderStatus; collected?: unknown }): boolean =>
  status === FIRST_STATUS && !collected;

/** Whether an order of this status is on the kitchen's screen: confirmed or in preparation. */
export const isInKitchen = (status: OrderStatus): boolean =>
  status !== FIRST_STATUS && !FACTS[status].isMade && !FACTS[status].isOver;

/** Whether the food of an order of this status, in either spelling, waits to be handed over. */
export const isReady = (spelled: string): boolean => {
  const { isMade, isOver } = orderStatusFacts(spelled);
  return isMade === true && !isOver;
};

/** Whether an order of this status, in either spelling, has reached its diner, who may review it. */
export const isHandedOver = (spelled: string): boolean => {
  const { isMade, isOver } = orderStatusFacts(spelled);
  return isMade === true && isOver === true;
};

/** Whether the step to this status, in either spelling, promises the diner a time (product.md §290). */
export const givesPromise = (spelled: string): boolean => orderStatusFacts(spelled).promises === true;

/** Whether the kitchen has begun an order of this status, in either spelling, or the order is over. */
export const hasStarted = (spelled: string): boolean => {
  const { isStarted, isMade, isOver } = orderStatusFacts(spelled);
  return Boolean(isStarted || isMade || isOver);
};

/** Whether a status, in either spelling, is a cancellation. */
export const isCancelled = (spelled: string): boolean => orderStatusFacts(spelled).isCancelled === true;
