/** What an owner lets a till do by a key (product.md §361). */
export const KEY_SCOPES = [
  'orders_read',
  'orders_write',
  'menus_read',
  'menus_write',
  'stock_read',
  'stock_write',
  'hours_read',
  'hours_write',
] as const;

/** A code of `KEY_SCOPES`. */
export type KeyScope = (typeof KEY_SCOPES)[number];
