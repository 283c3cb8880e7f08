import type { Route } from './calls.ts';
import type { KeyScope } from './codes/key-scopes.ts';

/**
 * The calls that each scope of a key allows (product.md §361). Whatever is not here is for owners alone: nothing of
 * accounts, plans, money and keys, and no deletion. Each write here can be sent again safely (product.md §364).
 */
export const SCOPE_CALLS: Readonly<Record<KeyScope, readonly Route[]>> = {
  orders_read: ['GET /orders/business', 'GET /orders/business/changes', 'GET /orders/business/{orderId}'],
  orders_write: [
    'PATCH /orders/business/{orderId}',
    'POST /orders/business/{orderId}/delay',
    'POST /orders/business/{orderId}/take-back',
    'PUT /orders/business/{orderId}/collection',
    'POST /orders/business/seen',
  ],
  menus_read: ['GET /menus/my/', 'GET /menus/{id}', 'GET /menus/{id}/csv'],
  menus_write: [
    'POST /menus/',
    'PATCH /menus/{id}',
    'POST /menus/csv/preview',
    'POST /menus/{id}/csv/preview',
    'PUT /menus/{id}/csv',
  ],
  stock_read: ['GET /menus/my/stock'],
  // Reads as well: keys from before there was a scope for that go on.
  stock_write: [
    'GET /menus/my/stock',
    'PUT /menus/{id}/items/{itemId}/sold-out',
    'PUT /menus/{id}/options/{optionId}/sold-out',
    'PUT /menus/{id}/items/{itemId}/stock',
    'PUT /menus/{id}/options/{optionId}/stock',
  ],
  hours_read: ['GET /availability/hours', 'GET /availability/settings', 'GET /availability/state'],
  hours_write: [
    'PUT /availability/hours',
    'PATCH /availability/settings',
    'PUT /availability/busy',
    'PUT /availability/pause',
  ],
};
