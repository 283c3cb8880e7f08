import type { Route } from './calls.ts';

/** Fields of an answer, at any depth, that support does not read, and what stands there instead of a text. */
export type CoveredFields = Readonly<Record<string, string | null>>;

/** What stands instead of a text that is not for support: that there is one is not hidden. */
const COVER = '•••';

/** Whatever tells of a guest: support does not need it (product.md §700). */
const GUEST: CoveredFields = {
  customer_name: COVER,
  customer_email: COVER,
  customer_phone: COVER,
  notes: COVER,
  internal_notes: COVER,
  allergy: COVER,
};

/** For an answer that support reads whole. */
const ALL: CoveredFields = {};

/**
 * The calls of owners that support may make in a view of a place, with what is covered of their answers (product.md
 * §700). Whatever is not here is refused: all that changes something; sessions, second step, devices, keys and webhooks of
 * the owner; codes and links that outlive the view; other places; files that leave the product; the changes of orders for
 * tills, which are numbered once they are read.
 */
export const VIEW_CALLS: Readonly<Partial<Record<Route, CoveredFields>>> = {
  'GET /users/profile/': ALL,
  'GET /users/mails': ALL,
  'GET /support-views': ALL,
  'GET /availability/hours': ALL,
  'GET /availability/settings': ALL,
  'GET /availability/state': ALL,
  'GET /tables': ALL,
  'GET /printers': ALL,
  'GET /menus/my/': ALL,
  'GET /menus/my/stock': ALL,
  'GET /menus/user/{userId}': ALL,
  'GET /menus/{id}': ALL,
  'GET /menus/{id}/price-changes': ALL,
  'GET /menus/{id}/csv/undo': ALL,
  'GET /orders/business': GUEST,
  'GET /orders/business/{orderId}': GUEST,
  'GET /orders/business/events': ALL,
  'GET /orders/stats': ALL,
  'GET /reviews/business': GUEST,
  'GET /payments/ledger': GUEST,
  'GET /subscriptions/me': { last4: '••••' },
  // The pages of the provider open to whoever has their address.
  'GET /subscriptions/invoices': { page_url: null, pdf_url: null },
  'GET /subscriptions/usage': ALL,
};
