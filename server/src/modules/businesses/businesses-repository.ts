import type { SubscriptionStatus, SubscriptionTier } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';

/** A business's own data. */
export interface BusinessRow {
  id: string;
  email: string;
  business_name: string;
  telephone: string;
  address: string;
  city: string;
  postal_code: string;
  vat_number: string;
  description: string;
  image_url: string | null;
  created_at: Date;
}

/** A subscription as it is stored. */
export interface SubscriptionRow {
  tier: SubscriptionTier;
  status: SubscriptionStatus;
  current_period_end: Date;
}

const COLUMNS =
  'id, email, business_name, telephone, address, city, postal_code, vat_number, description, image_url, created_at';

/** One business. */
export const findBusiness = async (database: Queryable, id: string): Promise<BusinessRow | undefined> => {
  const { rows } = await database.query<BusinessRow>({
    name: 'find-business',
    text: `SELECT ${COLUMNS} FROM businesses WHERE id = $1`,
    values: [id],
  });
  return rows[0];
};

/** The subscription of a business, if it ever had one. */
export const findSubscription = async (
  database: Queryable,
  businessId: string,
): Promise<SubscriptionRow | undefined> => {
  const { rows } = await database.query<SubscriptionRow>({
    name: 'find-subscription',
    text: 'SELECT tier, status, current_period_end FROM subscriptions WHERE business_id = $1',
    values: [businessId],
  });
  return rows[0];
};

/** Units of each currency for one euro, of the newest day (`YYYY-MM-DD`). */
export const readExchangeRates = async (
  database: Queryable,
): Promise<{ date: string; all: number; usd: number; gbp: number } | undefined> => {
  const { rows } = await database.query<{ date: string; all: number; usd: number; gbp: number }>({
    name: 'exchange-rates',
    text: `SELECT to_char(date, 'YYYY-MM-DD') AS date, all_rate AS "all", usd_rate AS usd, gbp_rate AS gbp
           FROM exchange_rates ORDER BY exchange_rates.date DESC LIMIT 1`,
  });
  return rows[0];
};
