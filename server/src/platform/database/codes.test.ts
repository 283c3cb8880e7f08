import {
  CATEGORIES,
  COLLECTION_METHODS,
  CUISINE_TYPES,
  CURRENCIES,
  DECLINE_REASONS,
  FULFILMENTS,
  KEY_SCOPES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  PRICE_RANGES,
  SUBSCRIPTION_STATUSES,
  SUBSCRIPTION_TIERS,
  WEBHOOK_EVENTS,
} from '@tavolina/shared-api/contract';
import { testDatabase } from '../../test/test-database.ts';
import { CODE_TABLES } from './column-types.ts';

const { open } = testDatabase();

const LISTS: Readonly<Record<string, readonly string[]>> = {
  categories: CATEGORIES,
  collection_methods: COLLECTION_METHODS,
  decline_reasons: DECLINE_REASONS,
  fulfilments: FULFILMENTS,
  cuisine_types: CUISINE_TYPES,
  currencies: CURRENCIES,
  key_scopes: KEY_SCOPES,
  order_statuses: ORDER_STATUSES,
  payment_methods: PAYMENT_METHODS,
  payment_statuses: PAYMENT_STATUSES,
  price_ranges: PRICE_RANGES,
  subscription_statuses: SUBSCRIPTION_STATUSES,
  subscription_tiers: SUBSCRIPTION_TIERS,
  webhook_events: WEBHOOK_EVENTS,
};

test('every table of codes is compared with the contract', () => {
  expect(Object.keys(LISTS).sort()).toEqual(Object.keys(CODE_TABLES).sort());
});

test.each(Object.entries(LISTS))(
  '%s has the codes of the contract, no more and no fewer',
  async (table, codes) => {
    const { rows } = await open().query<{ code: string }>(`SELECT code FROM ${table}`);
    expect(rows.map(({ code }) => code).sort()).toEqual([...codes].sort());
  },
);

test('columns of codes refer to their table, and nothing is left to a list of its own', async () => {
  const { rows } = await open().query<{ column: string }>(
    `
    SELECT k.conrelid::regclass || '.' || a.attname AS column FROM pg_constraint k
      JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
    WHERE k.contype = 'f' AND k.convalidated AND k.conparentid = 0 AND k.confrelid::regclass::text = ANY($1) ORDER BY 1`,
    [Object.keys(CODE_TABLES)],
  );
  expect(rows.map(({ column }) => column)).toEqual([
    'api_key_scopes.scope',
    'currency_rates.currency',
    'item_prices.currency',
    'items.default_currency',
    'menus.category',
    'menus.cuisine_type',
    'menus.default_currency',
    'menus.price_range',
    'order_day_dishes.currency',
    'order_days.currency',
    'order_history.status',
    'orders.collected_by',
    'orders.decline_reason',
    'orders.display_currency',
    'orders.fulfilment',
    'orders.payment_method',
    'orders.payment_status',
    'orders.status',
    'price_changes.currency',
    'subscriptions.status',
    'subscriptions.tier',
    'webhook_choices.event',
  ]);
  const checks = await open().query<{ check: string }>(`
    SELECT conname AS check FROM pg_constraint JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = conkey[1]
    WHERE contype = 'c' AND pg_get_constraintdef(oid) LIKE '%ARRAY%'
      AND conrelid::regclass::text IN ('orders', 'order_history', 'menus', 'items', 'item_prices', 'subscriptions')
      AND a.attname <> 'language'`);
  expect(checks.rows).toEqual([]);
});
