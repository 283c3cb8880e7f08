import type { PaymentConfig, PlaceAvailability } from '@tavolina/shared-api/contract';
import { type FakeHandlers, fakeApi } from '@tavolina/shared-api/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type Cart, withNotes, withOneMore } from '../lib/cart/cart.ts';
import { saveCart, useCarts } from '../lib/cart/cart-store.ts';
import { renderScreen } from './render-screen.tsx';
import { dishOf, menuOf, orderOf, RATES } from './samples.ts';

const NO_CARDS: PaymentConfig = { provider: null, sandbox: false, publishable_key: null, script_url: null };

/** Cards are taken, by the sandbox. */
export const CARDS: PaymentConfig = {
  provider: 'stripe',
  sandbox: true,
  publishable_key: 'pk_test_tavolina',
  script_url: '/sandbox/stripe.js',
};

/** A cart without dishes. */
export const EMPTY_CART: Cart = {
  businessId: 'oxhaku',
  businessName: 'Oxhaku i Gjyshes',
  menuId: 'dreka',
  currency: 'ALL',
  lines: [],
};

/** Two of one dish, with a note: 13 euro. */
export const CART = withNotes(
  withOneMore(withOneMore(EMPTY_CART, dishOf()), dishOf()),
  'tave',
  'Pa vezë sipër',
);

/** The server's answer to an order that is paid at the restaurant. */
export const PLACED = {
  id: 'K7MQ-4XTD',
  payment_status: 'unpaid' as const,
  payment_intent_id: null,
  payment_intent_client_secret: null,
  total_amount: 13,
};

/** A place that takes orders for pickup at once, and none for later. */
export const TIMES: PlaceAvailability = {
  hours: null,
  is_open: null,
  changes_at: null,
  accepts_orders: true,
  paused_until: null,
  pause_note: '',
  takes_later: false,
  ways: [
    { fulfilment: 'pickup', ready_at: '2026-11-20T18:40:00.000Z', next_at: '2026-11-20T18:40:00.000Z' },
    { fulfilment: 'table', ready_at: '2026-11-20T18:40:00.000Z', next_at: '2026-11-20T18:40:00.000Z' },
  ],
};

/** A server that takes the order, and no cards. */
export const serveCheckout = (handlers: FakeHandlers = {}) =>
  fakeApi({
    'GET /menus/{id}': menuOf(),
    'GET /exchange-rates': RATES,
    'GET /payments/config': NO_CARDS,
    'GET /places/{id}/availability': TIMES,
    'POST /orders': PLACED,
    'GET /orders/customer/{orderId}': orderOf(),
    ...handlers,
  });

/** Opens the checkout of a cart, and waits until it can be sent. */
export const openCheckout = async (handlers: FakeHandlers = {}, cart = CART) => {
  const received = serveCheckout(handlers);
  saveCart(cart);
  const rendered = await renderScreen('/checkout', { state: { businessId: cart.businessId } });
  await screen.findByRole('button', { name: /^Porosit / });
  const sent = () => received.filter(({ route }) => route === 'POST /orders').map(({ request }) => request);
  return { ...rendered, sent };
};

/** A field of the checkout. */
export const field = (name: string) => screen.getByRole('textbox', { name });

/** Types who orders. */
export const fillCheckout = async (
  user: UserEvent,
  email = 'arta.k@shembull.al',
  phone = '+355 69 000 0000',
): Promise<void> => {
  await user.type(field('Emri dhe mbiemri'), 'Arta K.');
  await user.type(field('E-mail'), email);
  await user.type(field('Telefoni'), phone);
};

/** Sends an order that is paid at the restaurant. */
export const submitOrder = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Porosit / }));

/** Cart and typed fields are still there. */
export const expectKept = (): void => {
  expect(field('Emri dhe mbiemri')).toHaveValue('Arta K.');
  expect(field('E-mail')).toHaveValue('arta.k@shembull.al');
  expect(useCarts.getState().carts.oxhaku?.lines).toHaveLength(1);
};
