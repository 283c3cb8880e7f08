import type { PlaceAvailability, Schedule } from '@tavolina/shared-api/contract';
import { failure, setClock } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { withOneMore } from '../../lib/cart/cart.ts';
import { useCarts } from '../../lib/cart/cart-store.ts';
import {
  CART,
  expectKept,
  fillCheckout,
  openCheckout,
  PLACED,
  submitOrder,
  TIMES,
} from '../../testing/checkout-page.ts';
import { dishOf, menuOf } from '../../testing/samples.ts';

beforeEach(() => {
  // A Friday, 19:20 in Tirana.
  setClock('2026-11-20T18:20:00.000Z');
});
afterEach(() => jest.useRealTimers());

const SLOTS = [
  '2026-11-20T18:45:00.000Z',
  '2026-11-21T05:45:00.000Z',
  '2026-11-21T06:00:00.000Z',
  '2026-11-21T09:45:00.000Z',
  '2026-11-21T10:00:00.000Z',
];
const BREAKFAST: Schedule = {
  ranges: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '07:00', until: '11:00' }],
  first_day: null,
  last_day: null,
};
const later: PlaceAvailability = { ...TIMES, takes_later: true };
const DHALLE = dishOf({ id: 'dhalle', name: 'Dhallë', price: 120 });
const cart = withOneMore(CART, DHALLE);
const api = (times: PlaceAvailability, schedule: Schedule | null = BREAKFAST) => ({
  'GET /places/{id}/availability': times,
  'GET /places/{id}/slots': { slots: SLOTS },
  'GET /menus/{id}': menuOf({ sections: [], items: [dishOf({ schedule }), DHALLE] }),
});

// product.md §465
test('only times at which all of the cart is served are offered, and the first is chosen', async () => {
  const { user, sent } = await openCheckout(api(later), cart);
  expect(await screen.findByText(/^Për .*07:00$/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Sa më shpejt/ })).toBeDisabled();
  expect(screen.getByText('Jo e gjithë shporta shërbehet në atë orë.')).toBeVisible();
  const times = within(screen.getByRole('combobox', { name: 'Ora' })).getAllByRole('option');
  expect(times.map(({ textContent }) => textContent)).toEqual(['07:00', '10:45']);
  await fillCheckout(user);
  await submitOrder(user);
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ asked_for: SLOTS[2] }));
});

// product.md §465
test('where nothing is taken for later, the dish is named and can be taken out', async () => {
  const { user, sent } = await openCheckout(api(TIMES), cart);
  expect(await screen.findByText(/^Nuk shërbehet .*19:40: Tavë kosi\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Porosit / })).not.toBeInTheDocument();
  await fillCheckout(user);
  await user.click(screen.getByRole('button', { name: 'Hiqe: Tavë kosi' }));
  expect(useCarts.getState().carts.oxhaku?.lines.map(({ itemId }) => itemId)).toEqual(['dhalle']);
  await submitOrder(user);
  await waitFor(() => expect(sent()).toHaveLength(1));
});

// product.md §462
test('a schedule that was set meanwhile is said by the server; the cart stays, and its next time is chosen in a press', async () => {
  let isSet = false;
  const before = api(later, null);
  const { user, sent } = await openCheckout({
    ...before,
    'GET /menus/{id}': () => (isSet ? api(later)['GET /menus/{id}'] : before['GET /menus/{id}']),
    'POST /orders': () => {
      if (isSet) return PLACED;
      isSet = true;
      return failure(409, 'item_not_served', 'Tavë kosi nuk shërbehet në atë orë.', {
        subject: 'Tavë kosi',
        next_at: SLOTS[2],
      });
    },
  });
  await fillCheckout(user);
  await submitOrder(user);
  expect(await screen.findByText(/^Tavë kosi nuk shërbehet në atë orë\./)).toHaveTextContent(/07:00\.$/);
  expectKept();
  await user.click(screen.getByRole('button', { name: /^Zgjidh .*07:00$/ }));
  await submitOrder(user);
  await waitFor(() => expect(sent()[1]?.body).toMatchObject({ asked_for: SLOTS[2] }));
});
