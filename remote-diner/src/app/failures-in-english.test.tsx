import { type FakeHandlers, failure, fakeApi } from '@tavolina/shared-api/testing';
import { screen } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen.tsx';
import { RATES } from '../testing/samples.ts';

const ORDER = '/orders?order_id=K7MQ-4XTD&email=arta.k%40shembull.al';
const down = () => failure(500, 'internal_error', '');
const unknown = () => failure(404, 'menu_not_found', '');

test.each<[string, FakeHandlers, string | RegExp]>([
  ['/', { 'GET /menus/': down }, 'Could not load menus. Please try again later.'],
  ['/restaurants', { 'GET /restaurants/': down }, /^Failed to fetch restaurants/],
  ['/menu/dreka', { 'GET /menus/{id}': down, 'GET /exchange-rates': RATES }, 'The menu did not load.'],
  ['/menu/dreka', { 'GET /menus/{id}': unknown, 'GET /exchange-rates': RATES }, 'Menu not found'],
  ['/checkout', {}, 'Order data not found'],
  ['/order-confirmation', {}, 'The order number is missing'],
  ['/orders?order_id=K7MQ-4XTD', {}, 'Fill in both: the order number and the e-mail.'],
  [ORDER, { 'GET /orders/customer/{orderId}': unknown }, /^Order not found or email does not match/],
  [ORDER, { 'GET /orders/customer/{orderId}': down }, /^Failed to fetch order/],
])('%s says in English what went wrong', async (at, api, sentence) => {
  fakeApi(api);
  await renderScreen(at, { lng: 'en' });
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
});
