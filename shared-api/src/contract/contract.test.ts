import { calls } from './calls.ts';
import { ERROR_STATUS } from './errors.ts';

const allCalls = Object.values(calls).flatMap((area) => Object.values(area));

/** Paths and methods that clients outside this repository use. */
const PROMISED = [
  'GET /menus/',
  'POST /login',
  'POST /signup',
  'POST /auth/refresh',
  'GET /users/profile/',
  'PATCH /users/profile/',
  'PATCH /users/{id}',
  'POST /users/profile-image/',
  'POST /auth/password',
  'PUT /users/password',
  'GET /orders/stats',
  'GET /menus/my/',
  'GET /menus/user/{userId}',
  'POST /menus/',
  'GET /menus/{id}',
  'PATCH /menus/{id}',
  'POST /menus/{id}/image/',
  'DELETE /menus/{id}',
  'POST /orders',
  'GET /orders/customer/{orderId}',
  'GET /orders/business',
  'GET /orders/business/{orderId}',
  'PATCH /orders/business/{orderId}',
  'GET /subscriptions/me',
  'GET /subscriptions/plans',
  'POST /subscriptions',
  'DELETE /subscriptions/me',
  'POST /contact/message',
  'POST /auth/password-reset',
  'POST /notifications/reset-password/',
];

test('every promised call is defined, and none twice', () => {
  const routes = allCalls.map((call) => `${call.method} ${call.path}`);
  expect(routes).toEqual(expect.arrayContaining(PROMISED));
  expect(new Set(routes).size).toBe(routes.length);
});

test('declared failures exist, and calls with a token can answer 401', () => {
  for (const call of allCalls) {
    for (const code of call.errors) expect(ERROR_STATUS).toHaveProperty(code);
    if (call.access === 'bearer') expect(call.errors).toContain('unauthorized');
  }
});
