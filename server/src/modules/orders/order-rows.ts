import type {
  CollectionMethod,
  Currency,
  Language,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from '@tavolina/shared-api/contract';

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
  internal_notes: string;
  /** Of the mails about it. */
  language: Language;
  total_minor: number;
  display_currency: Currency;
  display_total_minor: number;
  rate: number;
  /** Whether the euro are what the rate makes of each price (product.md §106). */
  euro_by_rate: boolean;
  /** How and when it was paid at the restaurant; null until it is. */
  collected_by: CollectionMethod | null;
  collected_at: Date | null;
  /** Whether its money has to go back and could not (product.md §100). */
  refund_failed: boolean;
  /** Whether the owner gave it back past the card (product.md §160). */
  refunded_by_hand: boolean;
  version: number;
  created_at: Date;
  updated_at: Date;
  business: { id: string; name: string; address: string; phone: string };
}

/** An order with its lines and the history of its status. */
export interface OrderRow extends OrderHeadRow {
  items: {
    id: string;
    menu_item_id: string | null;
    name: string;
    price_minor: number;
    /** In the currency the diner saw; null in orders from before it was kept. */
    display_price_minor: number | null;
    quantity: number;
    notes: string | null;
  }[];
  history: { status: OrderStatus; changed_at: string }[];
}

/** An order of a list. */
export interface OrderListRow extends OrderHeadRow {
  items_count: number;
  /** Null once the order is over. */
  lines: Pick<OrderRow['items'][number], 'name' | 'quantity' | 'notes'>[] | null;
}
