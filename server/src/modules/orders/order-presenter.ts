import {
  type BusinessOrder,
  type BusinessOrderRow,
  type CustomerOrder,
  toCustomerStatus,
  toDecimal,
} from '@tavolina/shared-api/contract';
import type { OrderHeadRow, OrderListRow, OrderRow } from './order-rows.ts';
import { reminderOf } from './steps/reminder-time.ts';

const presentHead = (row: OrderHeadRow) => ({
  id: row.id,
  customer_name: row.customer_name,
  customer_email: row.customer_email,
  customer_phone: row.customer_phone,
  notes: row.notes,
  allergy: row.allergy,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  total_amount: toDecimal(row.total_minor),
  currency: 'EUR' as const,
  display: {
    currency: row.display_currency,
    total_amount: toDecimal(row.display_total_minor),
    rate: row.rate,
    euro_by_rate: row.euro_by_rate,
  },
  payment_method: row.payment_method,
  payment_status: row.payment_status,
  refund_failed: row.refund_failed,
  refunded_by_hand: row.refunded_by_hand,
  collected:
    row.collected_by && row.collected_at
      ? { by: row.collected_by, at: row.collected_at.toISOString() }
      : null,
  fulfilment: row.fulfilment,
  table: row.table_label,
  asked_for: row.asked_for?.toISOString() ?? null,
  promised_at: row.promised_at?.toISOString() ?? null,
  first_promised_at: row.first_promised_at?.toISOString() ?? null,
  seen_at: row.seen_at?.toISOString() ?? null,
  decline_reason: row.decline_reason,
  business: row.business,
});

const presentItems = (row: OrderRow) =>
  row.items.map(({ price_minor, display_price_minor, ...item }) => ({
    ...item,
    price: toDecimal(price_minor),
    line_total: toDecimal(price_minor * item.quantity),
    display_price: display_price_minor === null ? null : toDecimal(display_price_minor),
    display_total: display_price_minor === null ? null : toDecimal(display_price_minor * item.quantity),
  }));

const at = (timestamp: string): string => new Date(timestamp).toISOString();

/** An order for the diner, without the owner's notes (product.md §78). */
export const presentCustomerOrder = (row: OrderRow): CustomerOrder => ({
  ...presentHead(row),
  status: toCustomerStatus(row.status),
  items: presentItems(row),
  history: row.history.map(({ status, changed_at }) => ({
    status: toCustomerStatus(status),
    changed_at: at(changed_at),
  })),
});

/** An order for the business. */
export const presentBusinessOrder = (row: OrderRow): BusinessOrder => ({
  ...presentHead(row),
  status: row.status,
  items: presentItems(row),
  history: row.history.map(({ status, changed_at }) => ({ status, changed_at: at(changed_at) })),
  internal_notes: row.internal_notes,
  version: row.version,
  waits_from: row.waits_from?.toISOString() ?? null,
});

/**
 * An order in the list of the business.
 * @param remindMinutes how long it waits for an answer until it rings again
 */
export const presentBusinessOrderRow = (row: OrderListRow, remindMinutes: number): BusinessOrderRow => ({
  ...presentHead(row),
  status: row.status,
  internal_notes: row.internal_notes,
  version: row.version,
  waits_from: row.waits_from?.toISOString() ?? null,
  remind_at: reminderOf(row, remindMinutes)?.toISOString() ?? null,
  items_count: row.items_count,
  ...(row.status_at ? { status_at: row.status_at.toISOString() } : {}),
  ...(row.lines ? { lines: row.lines } : {}),
});
