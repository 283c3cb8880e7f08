import { beginAttempt, clearCart, endAttempt, saveCart, useCarts } from './cart-store.ts';

const body = (notes: string) => ({
  customer_name: 'Arta K.',
  customer_email: 'arta.k@shembull.al',
  customer_phone: '+355 69 000 0000',
  notes,
  business_id: 'b1',
  items: [],
  payment_method: 'pay_later' as const,
});

afterEach(() => clearCart('b1'));

test('while the result of an attempt is unknown, the same order is sent with the same key, whatever is edited', () => {
  const first = beginAttempt('b1', body('një'));
  expect(beginAttempt('b1', body('dy'))).toEqual(first);
  expect(first.body.notes).toBe('një');
});

test('after a refusal the next attempt is a new one', () => {
  const first = beginAttempt('b1', body('një'));
  endAttempt('b1');
  const second = beginAttempt('b1', body('dy'));
  expect(second.key).not.toBe(first.key);
  expect(second.body.notes).toBe('dy');
});

test('carts survive a reload of the tab, each place with its own', () => {
  saveCart({ businessId: 'b1', menuId: 'm1', currency: 'ALL', lines: [] });
  saveCart({ businessId: 'b2', menuId: 'm2', currency: 'EUR', lines: [] });
  const kept = JSON.parse(sessionStorage.getItem('tavolina.carts') ?? '{}');
  expect(Object.keys(kept.state.carts)).toEqual(['b1', 'b2']);
  expect(useCarts.getState().lastBusinessId).toBe('b2');
});
