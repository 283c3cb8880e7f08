import type { Ledger } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { HAS_NUMBER, IS_LINE } from '../order-months/order-months-service.ts';

/** Card revenue of one order; euro cents. */
export interface LedgerRow {
  order_id: string;
  customer_name: string;
  lines: NonNullable<Ledger['orders'][number]['lines']>;
  paid_at: Date;
  gross_minor: number;
  /** Refunded. */
  refunded_minor: number;
  /** Taken back by banks in disputes, and not returned. */
  disputed_minor: number;
  /** Its refund failed. */
  refund_failed: boolean;
  /** It was refunded outside the card payment. */
  refunded_by_hand: boolean;
}

/** Card payments of a business, latest first: of a month in Tirana (`YYYY-MM`), or all. */
export const listLedger = async (
  database: Queryable,
  businessId: string,
  month: string | undefined,
): Promise<LedgerRow[]> => {
  const { rows } =
    await sql<LedgerRow>`SELECT o.id AS order_id, o.customer_name, p.paid_at, o.refund_failed, o.refunded_by_hand,
             (SELECT jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity, 'choices', i.choices) ORDER BY i.position)
                FROM order_items i WHERE ${IS_LINE}) AS lines,
             coalesce(sum(l.amount_minor) FILTER (WHERE l.kind = 'charge'), 0)::bigint AS gross_minor,
             coalesce(sum(CASE l.kind WHEN 'refund' THEN l.amount_minor WHEN 'refund_failed' THEN -l.amount_minor END), 0)
               ::bigint AS refunded_minor,
             coalesce(sum(CASE l.kind WHEN 'dispute' THEN l.amount_minor WHEN 'dispute_won' THEN -l.amount_minor END), 0)
               ::bigint AS disputed_minor
           FROM ledger_entries l JOIN order_numbers n ON n.id = l.order_id JOIN orders o ON ${HAS_NUMBER}
             JOIN payments p ON p.order_id = l.order_id
           WHERE l.business_id = ${businessId} AND p.paid_at IS NOT NULL
             AND (${month ?? null}::text IS NULL OR to_char(p.paid_at AT TIME ZONE 'Europe/Tirane', 'YYYY-MM') = ${month ?? null})
           GROUP BY o.id, o.created_at, p.order_id ORDER BY p.paid_at DESC, o.id`.execute(
      db(database, 'list-ledger'),
    );
  return rows;
};
