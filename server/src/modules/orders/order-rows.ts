import type {
  CollectionMethod,
  ContentLanguage,
  Currency,
  DeclineReason,
  Fulfilment,
  KitchenLine,
  Language,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from '@tavolina/shared-api/contract';
import type { StoredLine } from './placing/stored-lines.ts';

/** An order as it is stored; amounts in minor units, totals in euro cents. */
export interface OrderHeadRow {
  id: string;
  status: OrderStatus;
  payment_method: PaymentMethod;
  payment_status: PaymentStatus;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  notes: string | null;
  allergy: string | null;
  internal_notes: string;
  /** Language of its mails. */
  language: Language;
  total_minor: number;
  display_currency: Currency;
  display_total_minor: number;
  rate: number;
  /** Whether the euro amount is each price converted by the rate (product.md §106). */
  euro_by_rate: boolean;
  /** How and when it was paid at the restaurant; null: not paid. */
  collected_by: CollectionMethod | null;
  collected_at: Date | null;
  /** Whether its refund failed (product.md §100). */
  refund_failed: boolean;
  /** Whether the owner refunded it outside the card payment (product.md §160). */
  refunded_by_hand: boolean;
  fulfilment: Fulfilment;
  /** The table it was ordered from. */
  table_label: string | null;
  /** Start of the slot that the diner chose; null: as soon as possible. */
  asked_for: Date | null;
  /** When it is promised to be ready; null for orders from before there were promises. */
  promised_at: Date | null;
  /** The promise that the diner ordered with. */
  first_promised_at: Date | null;
  /** When the place first had it on a screen. */
  seen_at: Date | null;
  /** Since when it waits for an answer; null for orders from before that. */
  waits_from: Date | null;
  /** Until when it waits for one. */
  answer_by: Date | null;
  decline_reason: DeclineReason | null;
  cancelled_by_customer: boolean;
  version: number;
  created_at: Date;
  updated_at: Date;
  business: { id: string; name: string; address: string; phone: string; language: ContentLanguage };
}

/** An order with its lines and the history of its status. */
export interface OrderRow extends OrderHeadRow {
  items: (StoredLine & { id: string })[];
  history: { status: OrderStatus; changed_at: string }[];
}

/** An order of a list. */
export interface OrderListRow extends OrderHeadRow {
  items_count: number;
  /** When it got its present status. */
  status_at: Date | null;
  /** Null once the order has ended. */
  lines: KitchenLine[] | null;
}
