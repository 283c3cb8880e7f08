import type { OrderStatus, PaymentStatus } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';

/** The payment of an order, with what the provider and the rules need of the order. */
export interface PaymentRow {
  order_id: string;
  /** The provider's name of it; null until it has been asked for. */
  ref: string | null;
  /** Euro cents. */
  amount_minor: number;
  refunded_minor: number;
  disputed_minor: number;
  /** Failed refunds that count no more, because the owner has asked for new ones. */
  refund_failures_before: number;
  business_id: string;
  business_name: string;
  customer_email: string;
  payment_status: PaymentStatus;
  /** Whether the owner gave it back past the card, so that nobody owes it any more. */
  refunded_by_hand: boolean;
  status: OrderStatus;
}

const COLUMNS = `p.order_id, p.ref, p.amount_minor, p.refunded_minor, p.disputed_minor,
  p.refund_failures_before, o.business_id, b.business_name, o.customer_email,
  o.payment_status, o.refunded_by_hand, o.status`;
const SOURCE = 'FROM payments p JOIN orders o ON o.id = p.order_id JOIN businesses b ON b.id = o.business_id';

/** Notes the payment of a new order. */
export const insertPayment = async (
  client: Queryable,
  orderId: string,
  amountMinor: number,
  at: Date,
): Promise<void> => {
  await client.query('INSERT INTO payments (order_id, amount_minor, requested_at) VALUES ($1, $2, $3)', [
    orderId,
    amountMinor,
    at,
  ]);
};

/** The payment of an order. */
export const findPayment = async (client: Queryable, orderId: string): Promise<PaymentRow | undefined> => {
  const { rows } = await client.query<PaymentRow>({
    name: 'find-payment',
    text: `SELECT ${COLUMNS} ${SOURCE} WHERE p.order_id = $1`,
    values: [orderId],
  });
  return rows[0];
};

/** The same, which nobody else changes until the transaction ends. */
export const lockPayment = async (client: Queryable, orderId: string): Promise<PaymentRow | undefined> => {
  const { rows } = await client.query<PaymentRow>(
    `SELECT ${COLUMNS} ${SOURCE} WHERE p.order_id = $1 FOR UPDATE OF p, o`,
    [orderId],
  );
  return rows[0];
};

/** Notes the provider's name of a payment, once. */
export const storeRef = async (client: Queryable, orderId: string, ref: string): Promise<void> => {
  await client.query('UPDATE payments SET ref = $2 WHERE order_id = $1 AND ref IS NULL', [orderId, ref]);
};

/** Notes when a payment made its order the business's. */
export const storePaidAt = async (client: Queryable, orderId: string, at: Date): Promise<void> => {
  await client.query('UPDATE payments SET paid_at = $2 WHERE order_id = $1', [orderId, at]);
};

/** Notes how much has been given back, in euro cents. */
export const storeRefunded = async (
  client: Queryable,
  orderId: string,
  refundedMinor: number,
): Promise<void> => {
  await client.query('UPDATE payments SET refunded_minor = $2 WHERE order_id = $1', [orderId, refundedMinor]);
};

/** Notes how much banks have taken back, in euro cents. */
export const storeDisputed = async (
  client: Queryable,
  orderId: string,
  disputedMinor: number,
): Promise<void> => {
  await client.query('UPDATE payments SET disputed_minor = $2 WHERE order_id = $1', [orderId, disputedMinor]);
};

/** Counts a try to give money back; answers which one it is. */
export const countRefundTry = async (client: Queryable, orderId: string): Promise<number> => {
  const { rows } = await client.query<{ refund_tries: number }>(
    'UPDATE payments SET refund_tries = refund_tries + 1 WHERE order_id = $1 RETURNING refund_tries',
    [orderId],
  );
  return rows[0]?.refund_tries ?? 0;
};

/** Counts from now on only refunds that fail after so many. */
export const storeRefundFailuresBefore = async (
  client: Queryable,
  orderId: string,
  failedRefunds: number,
): Promise<void> => {
  await client.query('UPDATE payments SET refund_failures_before = $2 WHERE order_id = $1', [
    orderId,
    failedRefunds,
  ]);
};

/** Notes that a payment is not what was asked for; true the first time. */
export const storeMismatch = async (client: Queryable, orderId: string, at: Date): Promise<boolean> => {
  const { rowCount } = await client.query(
    'UPDATE payments SET mismatched_at = $2 WHERE order_id = $1 AND mismatched_at IS NULL',
    [orderId, at],
  );
  return rowCount === 1;
};

/** Counts a refusal; answers how many there have been. */
export const countFailure = async (client: Queryable, orderId: string): Promise<number> => {
  const { rows } = await client.query<{ failures: number }>(
    'UPDATE payments SET failures = failures + 1 WHERE order_id = $1 RETURNING failures',
    [orderId],
  );
  return rows[0]?.failures ?? 0;
};

/** Notes that an event has its effect; false when it has had it before. */
export const insertEvent = async (client: Queryable, id: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    'INSERT INTO provider_events (id) VALUES ($1) ON CONFLICT DO NOTHING',
    [id],
  );
  return rowCount === 1;
};

/** Whether an event has had its effect. */
export const hasEvent = async (client: Queryable, id: string): Promise<boolean> => {
  const { rowCount } = await client.query('SELECT 1 FROM provider_events WHERE id = $1', [id]);
  return rowCount === 1;
};

/** Forgets events from before a moment: the provider repeats none for so long. */
export const deleteEvents = async (client: Queryable, before: Date): Promise<void> => {
  await client.query('DELETE FROM provider_events WHERE received_at < $1', [before]);
};

/** Something that changes what a business is paid out for its cards. */
export type LedgerKind = 'charge' | 'refund' | 'refund_failed' | 'dispute' | 'dispute_won';

/** Adds to the ledger of a business; in euro cents, always above 0. */
export const insertLedgerEntry = async (
  client: Queryable,
  entry: {
    business_id: string;
    order_id: string;
    kind: LedgerKind;
    amount_minor: number;
    entered_at: Date;
  },
): Promise<void> => {
  await client.query(
    'INSERT INTO ledger_entries (business_id, order_id, kind, amount_minor, entered_at) VALUES ($1, $2, $3, $4, $5)',
    [entry.business_id, entry.order_id, entry.kind, entry.amount_minor, entry.entered_at],
  );
};

const SWEEP_SIZE = 200;

/** What the sweep looks at: those it has not looked at for longest come first, so that no payment starves another. */
const DUE = '(p.look_at IS NULL OR p.look_at <= $2)';
const IN_TURN = `ORDER BY coalesce(p.look_at, p.requested_at) LIMIT ${SWEEP_SIZE}`;

/** Orders whose payment was asked for before a moment and is still open, and that are due at `now`. */
export const listOrdersAwaitingPayment = async (
  client: Queryable,
  before: Date,
  now: Date,
): Promise<{ order_id: string; requested_at: Date }[]> => {
  const { rows } = await client.query<{ order_id: string; requested_at: Date }>(
    `SELECT p.order_id, p.requested_at FROM payments p JOIN orders o ON o.id = p.order_id
     WHERE o.payment_status = 'pending' AND p.requested_at < $1 AND ${DUE} ${IN_TURN}`,
    [before, now],
  );
  return rows;
};

/** Orders that have waited for their refund since before a moment, and that are due at `now`; not those given up. */
export const listUnrefundedOrders = async (
  client: Queryable,
  changedBefore: Date,
  now: Date,
): Promise<string[]> => {
  const { rows } = await client.query<{ order_id: string }>(
    `SELECT p.order_id FROM payments p JOIN orders o ON o.id = p.order_id
     WHERE o.payment_status = 'refund_pending' AND NOT o.refund_failed AND o.updated_at < $1 AND ${DUE} ${IN_TURN}`,
    [changedBefore, now],
  );
  return rows.map(({ order_id }) => order_id);
};

/** Notes that a payment was looked at. */
export const storeLook = async (client: Queryable, orderId: string, at: Date): Promise<void> => {
  await client.query('UPDATE payments SET look_at = $2, failed_looks = 0 WHERE order_id = $1', [orderId, at]);
};

/**
 * Notes that a look at a payment failed. The next one waits a minute, then twice as long each time.
 * @param longestMs longest wait, in ms
 * @returns how many looks have failed in a row
 */
export const storeFailedLook = async (
  client: Queryable,
  orderId: string,
  { at, longestMs }: { at: Date; longestMs: number },
): Promise<number> => {
  const { rows } = await client.query<{ failed_looks: number }>(
    `UPDATE payments
     SET failed_looks = failed_looks + 1,
       look_at = $2::timestamptz + least(interval '1 minute' * 2 ^ least(failed_looks, 20), interval '1 millisecond' * $3)
     WHERE order_id = $1 RETURNING failed_looks`,
    [orderId, at, longestMs],
  );
  return rows[0]?.failed_looks ?? 0;
};
