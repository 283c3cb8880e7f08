import {
  FIRST_STATUS,
  isCancelled,
  type OperatorOrderEvent,
  type OrderStatus,
  toDecimal,
} from '@tavolina/shared-api/contract';
import { MAIL_JOBS, mailKindOf } from './mail-jobs.ts';
import type {
  listMails,
  listMoney,
  listPushes,
  listSteps,
  listTillMessages,
  OrderHead,
} from './operator-orders-repository.ts';

type Rows<F extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<F>>;

/** Kinds of mails about an order. */
const MAILS = MAIL_JOBS.flatMap(({ mails }) => mails).filter(({ about }) => about === 'order');
/** Kinds of pushes about an order, by whom they go to. */
const PUSHES = {
  owner: ['newOrder', 'orderWaits', 'orderCancelled'],
  diner: ['timeChanged', 'ready', 'readyAtTable', 'declined', 'unanswered'],
} as const;

/** How the ids of an order's mails begin. */
export const mailBeginnings = (id: string): string[] => MAILS.map(({ what }) => `${what}-${id}`);

/** How the ids of an order's pushes begin. */
export const pushBeginnings = (id: string): string[] =>
  Object.entries(PUSHES).flatMap(([to, kinds]) => kinds.map((kind) => `${to}-${kind}-${id}-`));

type Known = Pick<OperatorOrderEvent, 'area' | 'what'> & Partial<OperatorOrderEvent>;

const event = (
  at: Date,
  { whose = null, amount = null, outcome = null, ...known }: Known,
): OperatorOrderEvent => ({
  ...known,
  ...{ at: at.toISOString(), whose, amount, outcome },
});

const whoTook = (status: OrderStatus, order: OrderHead): 'diner' | 'place' | 'server' => {
  if (status === FIRST_STATUS) return 'diner';
  if (!isCancelled(status)) return 'place';
  if (order.cancelled_by_customer) return 'diner';
  return order.decline_reason === 'unanswered' || order.payment_status === 'canceled' ? 'server' : 'place';
};

/** The steps of an order, and what its place did with it beside them. */
export const stepsOf = (order: OrderHead, steps: Rows<typeof listSteps>): OperatorOrderEvent[] => [
  ...steps.map(({ status, changed_at }) =>
    event(changed_at, { area: 'step', what: status, whose: whoTook(status, order) }),
  ),
  ...(order.seen_at ? [event(order.seen_at, { area: 'step', what: 'seen', whose: 'place' })] : []),
];

/** What was paid, asked for and given back. */
export const paymentsOf = (order: OrderHead, money: Rows<typeof listMoney>): OperatorOrderEvent[] => {
  const { requested_at, mismatched_at, collected_at, total_minor } = order;
  const payment = (at: Date | null, what: string, more: Partial<OperatorOrderEvent> = {}) =>
    at ? [event(at, { area: 'payment', what, ...more })] : [];
  return [
    ...payment(requested_at, 'requested', { amount: toDecimal(total_minor) }),
    ...payment(mismatched_at, 'mismatch'),
    ...payment(collected_at, 'collected', { whose: 'place', amount: toDecimal(total_minor) }),
    ...money.flatMap(({ kind, amount_minor, entered_at }) =>
      payment(entered_at, kind, { amount: toDecimal(amount_minor) }),
    ),
  ];
};

/** Mails and pushes, by what their ids say. */
export const noticesOf = (
  mails: Rows<typeof listMails>,
  pushes: Rows<typeof listPushes>,
): OperatorOrderEvent[] => [
  ...mails.map(({ message_id, sent_at, is_refused }) => {
    const { what, whose } = mailKindOf(message_id) ?? { what: message_id, whose: null };
    const outcome = is_refused ? 'refused' : null;
    return event(sent_at, { area: 'mail', what, whose, outcome });
  }),
  ...pushes.map(({ id, told_at }) => {
    const [to = '', what = id] = id.split('-');
    return event(told_at, { area: 'push', what, whose: to === 'owner' ? 'place' : 'diner' });
  }),
];

/** Messages to tills. */
export const tillMessagesOf = (messages: Rows<typeof listTillMessages>): OperatorOrderEvent[] =>
  messages.map(({ type, state, created_at }) =>
    event(created_at, { area: 'till', what: type, whose: 'place', outcome: state }),
  );
