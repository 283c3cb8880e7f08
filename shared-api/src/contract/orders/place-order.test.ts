import { orderId } from './order-id.ts';
import { placeOrderRequest } from './place-order.ts';

test.each([['k7mq4xtd'], [' K7MQ-4XTD '], ['k7mq 4xtd'], ['K7MQ–4XTD']])(
  'the id typed as %s is understood',
  (typed) => {
    expect(orderId.parse(typed)).toBe('K7MQ-4XTD');
  },
);

describe('an order request', () => {
  const valid = {
    customer_name: 'Arta K.',
    customer_email: ' arta.k@shembull.al ',
    customer_phone: '+355 69 000 0000',
    business_id: '0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6e',
    items: [{ menu_item_id: '0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6f', quantity: 2 }],
    payment_method: 'pay_later',
  };

  test('is accepted, trimmed, and extra fields such as prices are dropped', () => {
    const parsed = placeOrderRequest.parse({
      ...valid,
      total_amount: 1,
      items: [{ ...valid.items[0], price: 0.01 }],
    });
    expect(parsed).toMatchObject({ customer_email: 'arta.k@shembull.al' });
    expect(parsed).not.toHaveProperty('total_amount');
    expect(parsed.items[0]).not.toHaveProperty('price');
  });

  test.each([0, -1, 1.5, 100, 1e9, 1e308, Number.NaN, 2 ** 53, '2', null])(
    'a quantity of %p is refused',
    (quantity) => {
      expect(
        placeOrderRequest.safeParse({ ...valid, items: [{ ...valid.items[0], quantity }] }).success,
      ).toBe(false);
    },
  );

  test.each([
    ['customer_name', ''],
    ['customer_name', 'a\nBcc: b@c.al'],
    ['customer_name', 'a'.repeat(10_000)],
    ['customer_name', 'a\u0000b'],
    ['customer_email', 'arta'],
    ['customer_email', 'a@b.al\r\nBcc: x@y.al'],
    ['customer_phone', 'telefon'],
    ['items', []],
    ['payment_method', 'cash'],
  ])('%s = %p is refused', (field, value) => {
    expect(placeOrderRequest.safeParse({ ...valid, [field]: value }).success).toBe(false);
  });
});

// product.md §83
test('what would move a printer or a window becomes a space, line breaks and tabs stay', () => {
  const { notes } = placeOrderRequest.pick({ notes: true }).parse({
    notes: '\u0007Pa qepë\u001b@\u009b2J,\n\tju\u000clutem\u007f',
  });
  expect(notes).toBe('Pa qepë @ 2J,\n\tju lutem');
  const name = placeOrderRequest.pick({ customer_name: true });
  expect(name.safeParse({ customer_name: '\u001b\u0007' }).success).toBe(false);
});
