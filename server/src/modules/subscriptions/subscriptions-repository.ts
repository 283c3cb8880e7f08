import type { SubscriptionStatus, SubscriptionTier } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';

/** A subscription as it is stored; a business has one at most. */
export interface SubscriptionRow {
  plan_id: string;
  tier: SubscriptionTier;
  /** What it costs, in euro cents for its interval; null where nobody bills it, or it was not looked up since. */
  price_minor: number | null;
  status: SubscriptionStatus;
  cancel_at_period_end: boolean;
  current_period_start: Date;
  current_period_end: Date;
  /** The provider's name of it; null for one that was granted and is not billed. */
  ref: string | null;
  past_due_since: Date | null;
  card_brand: string | null;
  card_last4: string | null;
  trial_ending_told: boolean;
  version: number;
}

/** The subscription of a business, if it ever had one. */
export const findSubscription = async (
  database: Queryable,
  businessId: string,
): Promise<SubscriptionRow | undefined> => {
  const { rows } = await database.query<SubscriptionRow>({
    name: 'find-subscription',
    text: `SELECT plan_id, tier, price_minor, status, cancel_at_period_end, current_period_start, current_period_end, ref,
             past_due_since, card_brand, card_last4, trial_ending_told, version
           FROM subscriptions WHERE business_id = $1`,
    values: [businessId],
  });
  return rows[0];
};

/** The business whose subscription has the provider's name, if it is stored already. */
export const findSubscriber = async (database: Queryable, ref: string): Promise<string | undefined> => {
  const { rows } = await database.query<{ business_id: string }>({
    name: 'find-subscriber',
    text: 'SELECT business_id FROM subscriptions WHERE ref = $1',
    values: [ref],
  });
  return rows[0]?.business_id;
};

/** Stores a subscription that nobody bills. */
export const insertGranted = async (
  database: Queryable,
  businessId: string,
  row: Pick<
    SubscriptionRow,
    'plan_id' | 'tier' | 'status' | 'cancel_at_period_end' | 'current_period_start' | 'current_period_end'
  >,
): Promise<void> => {
  await database.query(
    `INSERT INTO subscriptions (business_id, plan_id, tier, status, cancel_at_period_end, current_period_start, current_period_end)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      businessId,
      row.plan_id,
      row.tier,
      row.status,
      row.cancel_at_period_end,
      row.current_period_start,
      row.current_period_end,
    ],
  );
};

/** Notes whether a subscription that nobody bills goes on after its period. */
export const updateGranted = async (
  database: Queryable,
  businessId: string,
  cancelAtPeriodEnd: boolean,
): Promise<void> => {
  await database.query(
    'UPDATE subscriptions SET cancel_at_period_end = $2, version = version + 1 WHERE business_id = $1 AND ref IS NULL',
    [businessId, cancelAtPeriodEnd],
  );
};

/**
 * Stores what the provider says of a business's subscription, in place of any other.
 * @param row `version`: the one that was there before it was asked, 0 for none
 * @returns false when somebody else has stored something since
 */
export const upsertBilled = async (
  client: Queryable,
  businessId: string,
  row: SubscriptionRow,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `INSERT INTO subscriptions AS s (business_id, plan_id, tier, status, cancel_at_period_end, current_period_start,
       current_period_end, ref, past_due_since, card_brand, card_last4, trial_ending_told, price_minor)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $14)
     ON CONFLICT (business_id) DO UPDATE SET
       plan_id = excluded.plan_id, tier = excluded.tier, status = excluded.status,
       cancel_at_period_end = excluded.cancel_at_period_end, current_period_start = excluded.current_period_start,
       current_period_end = excluded.current_period_end, ref = excluded.ref, past_due_since = excluded.past_due_since,
       card_brand = excluded.card_brand, card_last4 = excluded.card_last4,
       trial_ending_told = excluded.trial_ending_told, price_minor = excluded.price_minor, version = s.version + 1
     WHERE s.version = $13`,
    [
      businessId,
      row.plan_id,
      row.tier,
      row.status,
      row.cancel_at_period_end,
      row.current_period_start,
      row.current_period_end,
      row.ref,
      row.past_due_since,
      row.card_brand,
      row.card_last4,
      row.trial_ending_told,
      row.version,
      row.price_minor,
    ],
  );
  return rowCount === 1;
};

/** Subscriptions that the provider bills and that have not ended. */
export const listBilled = async (
  database: Queryable,
): Promise<{ ref: string; past_due_since: Date | null }[]> => {
  const { rows } = await database.query<{ ref: string; past_due_since: Date | null }>(
    `SELECT ref, past_due_since FROM subscriptions
     WHERE ref IS NOT NULL AND status NOT IN ('canceled', 'incomplete_expired') ORDER BY business_id`,
  );
  return rows;
};

/** Who is billed. */
export interface BilledBusiness {
  email: string;
  name: string;
  /** The business's account with the provider; null before the first subscription. */
  customer: string | null;
}

/** A business as the provider knows it, with the e-mail of its first owner. */
export const findBilledBusiness = async (
  database: Queryable,
  businessId: string,
): Promise<BilledBusiness | undefined> => {
  const { rows } = await database.query<BilledBusiness>(
    `SELECT u.email, b.business_name AS name, c.ref AS customer
     FROM businesses b JOIN memberships m ON m.business_id = b.id AND m.role = 'owner' JOIN users u ON u.id = m.user_id
     LEFT JOIN billing_customers c ON c.business_id = b.id
     WHERE b.id = $1 ORDER BY m.created_at, m.user_id LIMIT 1`,
    [businessId],
  );
  return rows[0];
};

/** Notes the provider's name of a business. */
export const insertCustomer = async (database: Queryable, businessId: string, ref: string): Promise<void> => {
  await database.query(
    'INSERT INTO billing_customers (business_id, ref) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [businessId, ref],
  );
};
