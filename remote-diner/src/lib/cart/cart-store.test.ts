import { beginAttempt, endAttempt, finishOrder, saveCart, saveDraft, useCarts } from './cart-store.ts';

const PLACED = { id: 'K7MQ-4XTD', email: 'arta.k@shembull.al', method: 'pay_later' as const };

const cart = {
  businessId: 'b1',
  businessName: 'Oxhaku',
  menuId: 'm1',
  currency: 'ALL' as const,
  lines: [],
};

const body = (notes: string) => ({
  customer_name: 'Arta K.',
  customer_email: 'arta.k@shembull.al',
  customer_phone: '+355 69 000 0000',
  notes,
  business_id: 'b1',
  items: [],
  payment_method: 'pay_later' as const,
});

afterEach(() => useCarts.setState(useCarts.getInitialState()));

// product.md §24
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

// product.md §21
test('carts survive a reload of the tab, each place with its own', () => {
  saveCart(cart);
  saveCart({ businessId: 'b2', businessName: 'Pirun', menuId: 'm2', currency: 'EUR', lines: [] });
  const kept = JSON.parse(sessionStorage.getItem('tavolina.carts') ?? '{}');
  expect(Object.keys(kept.state.carts)).toEqual(['b1', 'b2']);
  expect(useCarts.getState().lastBusinessId).toBe('b2');
});

// product.md §59
test('a new tab begins with what the last one kept, and a tab that has its own keeps it', async () => {
  sessionStorage.clear();
  const { name = '', version } = useCarts.persist.getOptions();
  localStorage.setItem(name, JSON.stringify({ state: { carts: { b1: cart } }, version }));
  await useCarts.persist.rehydrate();
  expect(Object.keys(useCarts.getState().carts)).toEqual(['b1']);
  saveCart({ ...cart, businessId: 'b2' });
  localStorage.clear();
  await useCarts.persist.rehydrate();
  expect(Object.keys(useCarts.getState().carts)).toEqual(['b1', 'b2']);
});

// product.md §64
test('a finished order leaves nothing typed behind, and other carts as they are', () => {
  saveCart(cart);
  saveCart({ businessId: 'b2', businessName: 'Pirun', menuId: 'm2', currency: 'EUR', lines: [] });
  saveDraft('b1', {
    customer_name: 'Arta K.',
    customer_email: '',
    customer_phone: '',
    allergy: '',
    notes: 'në orën 14',
  });
  beginAttempt('b1', body('një'));
  finishOrder('b1', PLACED);
  const { carts, drafts, attempts, placed } = useCarts.getState();
  expect(Object.keys(carts)).toEqual(['b2']);
  expect(drafts).toEqual({});
  expect(sessionStorage.getItem('tavolina.carts')).not.toContain('Arta');
  expect(attempts).toEqual({});
  expect(placed).toEqual(PLACED);
});

// product.md §39
test('a copy of the tab sends the same cart under the same key, until the order is placed or refused', () => {
  saveCart(cart);
  const copy = useCarts.getState();
  const first = beginAttempt('b1', body(''));
  useCarts.setState(copy);
  expect(beginAttempt('b1', body('')).key).toBe(first.key);
  endAttempt('b1');
  expect(beginAttempt('b1', body('')).key).not.toBe(first.key);
  finishOrder('b1', PLACED);
  saveCart(cart);
  expect(beginAttempt('b1', body('')).key).not.toBe(first.key);
});
