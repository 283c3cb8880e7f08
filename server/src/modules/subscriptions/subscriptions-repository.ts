import {
  ENDED_SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
  type SubscriptionTier,
} from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { db, excluded, only } from '../../platform/database/db.ts';

/** A stored subscription; a business has at most one. */
export interface SubscriptionRow {
  plan_id: string;
  tier: SubscriptionTier;
  /** Price in euro cents per interval; null when it is not billed or not yet known. */
  price_minor: number | null;
  status: SubscriptionStatus;
  cancel_at_period_end: boolean;
  current_period_start: Date;
  current_period_end: Date;
  /** The provider's id; null for one that was granted for free. */
  ref: string | null;
  past_due_since: Date | null;
  card_brand: string | null;
  card_last4: string | null;
  trial_ending_told: boolean;
  version: number;
}

/** Columns of a subscription, without its owner. */
const COLUMNS = [
  'plan_id',
  'tier',
  'price_minor',
  'status',
  'cancel_at_period_end',
  'current_period_start',
  'current_period_end',
  'ref',
  'past_due_since',
  'card_brand',
  'card_last4',
  'trial_ending_told',
] as const satisfies readonly (keyof SubscriptionRow)[];

/** The subscription of a business, if it ever had one. */
export const findSubscription = async (
  database: Queryable,
  businessId: string,
): Promise<SubscriptionRow | undefined> =>
  db(database, 'find-subscription')
    .selectFrom('subscriptions')
    .select([...COLUMNS, 'version'])
    .where('business_id', '=', businessId)
    .executeTakeFirst();

/** The business of a provider's subscription id, if stored. */
export const findSubscriber = async (database: Queryable, ref: string): Promise<string | undefined> => {
  const row = await db(database, 'find-subscriber')
    .selectFrom('subscriptions')
    .select('business_id')
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row?.business_id;
};

/** Inserts a subscription that is not billed. */
export const insertGranted = async (
  database: Queryable,
  businessId: string,
  row: Pick<
    SubscriptionRow,
    'plan_id' | 'tier' | 'status' | 'cancel_at_period_end' | 'current_period_start' | 'current_period_end'
  >,
): Promise<void> => {
  const { plan_id, tier, status, cancel_at_period_end, current_period_start, current_period_end } = row;
  await db(database)
    .insertInto('subscriptions')
    .values({
      business_id: businessId,
      plan_id,
      tier,
      status,
      cancel_at_period_end,
      current_period_start,
      current_period_end,
    })
    .execute();
};

/** Sets whether an unbilled subscription continues after its period. */
export const updateGranted = async (
  database: Queryable,
  businessId: string,
  cancelAtPeriodEnd: boolean,
): Promise<void> => {
  await db(database)
    .updateTable('subscriptions')
    .set((eb) => ({ cancel_at_period_end: cancelAtPeriodEnd, version: eb('version', '+', 1) }))
    .where('business_id', '=', businessId)
    .where('ref', 'is', null)
    .execute();
};

/**
 * Stores the provider's state of a subscription, replacing the stored one.
 * @param row `version`: the stored version before the provider was asked, 0 for none
 * @returns false when another process has stored something since
 */
export const upsertBilled = async (
  client: Queryable,
  businessId: string,
  row: SubscriptionRow,
): Promise<boolean> => {
  const stored = await db(client)
    .insertInto('subscriptions')
    .values({ business_id: businessId, ...only(row, COLUMNS) })
    .onConflict((conflict) =>
      conflict
        .column('business_id')
        .doUpdateSet((eb) => ({
          ...excluded('subscriptions', COLUMNS),
          version: eb('subscriptions.version', '+', 1),
        }))
        .where('subscriptions.version', '=', row.version),
    )
    .executeTakeFirst();
  return stored.numInsertedOrUpdatedRows === 1n;
};

/** Billed subscriptions that have not ended. */
export const listBilled = async (
  database: Queryable,
): Promise<{ ref: string; past_due_since: Date | null }[]> =>
  db(database)
    .selectFrom('subscriptions')
    .select(['ref', 'past_due_since'])
    .where('ref', 'is not', null)
    .where('status', 'not in', ENDED_SUBSCRIPTION_STATUSES)
    .orderBy('business_id')
    .$narrowType<{ ref: string }>()
    .execute();

/** A business for billing. */
export interface BilledBusiness {
  email: string;
  name: string;
  /** The provider's customer id; null before the first subscription. */
  customer: string | null;
}

/** A business for billing, with the e-mail of its first owner. */
export const findBilledBusiness = async (
  database: Queryable,
  businessId: string,
): Promise<BilledBusiness | undefined> =>
  db(database)
    .selectFrom('businesses as b')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.business_id', '=', 'b.id').on('m.role', '=', 'owner'),
    )
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('billing_customers as c', 'c.business_id', 'b.id')
    .select(['u.email', 'b.business_name as name', 'c.ref as customer'])
    .where('b.id', '=', businessId)
    .orderBy('m.created_at')
    .orderBy('m.user_id')
    .limit(1)
    .executeTakeFirst();

/** Whether an owner of this business has another, older one. */
export const isAdditionalBusiness = async (database: Queryable, businessId: string): Promise<boolean> => {
  const earlier = await db(database)
    .selectFrom('memberships as m')
    .innerJoin('memberships as e', 'e.user_id', 'm.user_id')
    .select('e.business_id')
    .where('m.business_id', '=', businessId)
    .where('m.role', '=', 'owner')
    .where('e.role', '=', 'owner')
    .where(({ eb, refTuple }) =>
      eb(refTuple('e.created_at', 'e.business_id'), '<', refTuple('m.created_at', 'm.business_id')),
    )
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
};

/** Stores the provider's customer id. */
export const insertCustomer = async (database: Queryable, businessId: string, ref: string): Promise<void> => {
  await db(database)
    .insertInto('billing_customers')
    .values({ business_id: businessId, ref })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
