import { failure, pending } from '@tavolina/shared-api/testing';
import { act, screen, within } from '@testing-library/react';
import { useCarts } from '../../lib/cart/cart-store.ts';
import {
  expectKept,
  fillCheckout,
  openCheckout,
  PLACED,
  submitOrder,
  TIMES,
} from '../../testing/checkout-page.ts';
import { dishOf, menuOf, orderOf } from '../../testing/samples.ts';

const placed = () => screen.findByRole('heading', { level: 1, name: 'Porosia u regjistrua' });

describe('sending', () => {
  test('sends what the diner agreed to, shows the number and empties the cart', async () => {
    const { user, router, sent } = await openCheckout();
    await fillCheckout(user);
    await submitOrder(user);
    await placed();
    expect(router.state.location.search).toBe('?order_id=K7MQ-4XTD');
    expect(sent()[0]?.body).toEqual({
      customer_name: 'Arta K.',
      customer_email: 'arta.k@shembull.al',
      customer_phone: '+355 69 000 0000',
      allergy: '',
      notes: '',
      business_id: 'oxhaku',
      items: [{ menu_item_id: 'tave', quantity: 2, notes: 'Pa vezë sipër' }],
      payment_method: 'pay_later',
      return_url: window.location.origin,
      display_currency: 'ALL',
      expected_total: 13,
      language: 'sq',
      ready_by: TIMES.ways[0]?.ready_at,
    });
    expect(useCarts.getState().carts.oxhaku).toBeUndefined();
  });

  // product.md §589
  test('the page of the order is told the place', async () => {
    const { business, ...menu } = menuOf();
    const { user, router } = await openCheckout({
      'GET /menus/{id}': { ...menu, business: { ...business, slug: 'oxhaku-i-gjyshes' } },
    });
    await fillCheckout(user);
    await submitOrder(user);
    await placed();
    expect(router.state.location.search).toBe('?order_id=K7MQ-4XTD&place=oxhaku-i-gjyshes');
  });

  // product.md §420
  test('an allergy is sent in its own field', async () => {
    const { user, sent } = await openCheckout();
    await fillCheckout(user);
    await user.type(screen.getByRole('textbox', { name: /^Alergji/ }), 'Arra');
    await submitOrder(user);
    await placed();
    expect(sent()[0]?.body).toMatchObject({ allergy: 'Arra', notes: '' });
  });

  test('a double press sends once, and the button says that it sends', async () => {
    const { user, sent } = await openCheckout({ 'POST /orders': () => pending() });
    await fillCheckout(user);
    await user.dblClick(screen.getByRole('button', { name: /^Porosit / }));
    expect(await screen.findByRole('button', { name: 'Po dërgohet…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(sent()).toHaveLength(1);
  });

  test('opened again after success, nothing is missing and nothing is sent twice', async () => {
    const { user, router } = await openCheckout();
    await fillCheckout(user);
    await submitOrder(user);
    await placed();
    await act(() => router.navigate('/checkout'));
    expect(await screen.findByText('Porosia K7MQ-4XTD u regjistrua.')).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Gjurmo këtë porosi' })).toHaveAttribute(
      'href',
      '/orders?order_id=K7MQ-4XTD&email=arta.k%40shembull.al',
    );
    expect(screen.queryByText('Të dhënat e porosisë nuk u gjetën')).not.toBeInTheDocument();
  });
});

test('an answer that cannot be read is a success without a number, which can be asked for', async () => {
  let isBroken = true;
  const { user, sent } = await openCheckout({
    'POST /orders': () => (isBroken ? new Response('<html>', { status: 201 }) : PLACED),
  });
  await fillCheckout(user);
  await submitOrder(user);
  expect(await placed()).toBeInTheDocument();
  expect(screen.getByText(/numri i saj nuk u lexua/)).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Shfaq numrin e porosisë' }));
  expect(await screen.findByText('K7MQ-4XTD')).toBeInTheDocument();
  const [first, second] = sent();
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  expect(second?.body).toEqual(first?.body);
});

describe('an order that is not placed', () => {
  test.each([
    ['ordering is off', failure(403, 'orders_not_accepted', 'Ky lokal nuk merr porosi tani.')],
    ['too many requests', failure(429, 'rate_limited', 'Ky lokal nuk merr porosi tani.')],
  ])('%s: the server’s sentence, and everything kept', async (_, answer) => {
    const { user } = await openCheckout({ 'POST /orders': answer });
    await fillCheckout(user);
    await submitOrder(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ky lokal nuk merr porosi tani.');
    expectKept();
  });

  test.each([
    ['the server is down', () => failure(503, 'service_unavailable')],
    ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s: unknown, and trying again is the same order', async (_, answer) => {
    let isBroken = true;
    const { user, sent } = await openCheckout({ 'POST /orders': () => (isBroken ? answer() : PLACED) });
    await fillCheckout(user);
    await submitOrder(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nuk dimë ende nëse restoranti e mori porosinë. Provo përsëri: porosia nuk do të dyfishohet.',
    );
    expectKept();
    isBroken = false;
    await submitOrder(user);
    await placed();
    const [first, second] = sent();
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
  });

  test('too many requests after an unknown result leave it unknown, and the next is the same order', async () => {
    const answers = [failure(503, 'service_unavailable'), failure(429, 'rate_limited', 'Prit pak.'), PLACED];
    const { user, sent } = await openCheckout({ 'POST /orders': () => answers.shift() ?? PLACED });
    await fillCheckout(user);
    await submitOrder(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Nuk dimë ende/);
    await submitOrder(user);
    await screen.findByRole('button', { name: /^Porosit / });
    expect(screen.getByRole('alert')).toHaveTextContent(/^Nuk dimë ende/);
    await submitOrder(user);
    await placed();
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('what was corrected after an unknown result is ordered again, and the first order withdrawn', async () => {
    let isBroken = true;
    const withdrawn: unknown[] = [];
    const { user, sent } = await openCheckout({
      'POST /orders': () => (isBroken ? failure(503, 'service_unavailable') : PLACED),
      'POST /orders/customer/{orderId}/cancel': ({ params }) => {
        withdrawn.push(params.orderId);
        return orderOf({ status: 'canceled' });
      },
    });
    await fillCheckout(user);
    await submitOrder(user);
    await screen.findByRole('alert');
    isBroken = false;
    const phone = screen.getByLabelText('Telefoni');
    await user.clear(phone);
    await user.type(phone, '+355 68 111 1111');
    await submitOrder(user);
    await placed();
    expect(withdrawn).toEqual(['K7MQ-4XTD']);
    const phones = sent().map(({ body }) => (body as { customer_phone: string }).customer_phone);
    expect(phones[0]).toBe(phones[1]);
    expect(phones[2]).toBe('+355 68 111 1111');
  });

  test('after a refusal the next attempt has a key of its own', async () => {
    let isBroken = true;
    const { user, sent } = await openCheckout({
      'POST /orders': () => (isBroken ? failure(403, 'orders_not_accepted', 'Jo tani.') : PLACED),
    });
    await fillCheckout(user);
    await submitOrder(user);
    await screen.findByRole('alert');
    isBroken = false;
    await submitOrder(user);
    await placed();
    const [first, second] = sent();
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
  });

  // product.md §30
  test('changed prices are shown before the order can be sent again', async () => {
    let price = 650;
    const { user } = await openCheckout({
      'GET /menus/{id}': () => menuOf({ sections: [], items: [dishOf({ price })] }),
      'POST /orders': () => {
        price = 700;
        return failure(409, 'price_changed', 'Çmimet ndryshuan.');
      },
    });
    await fillCheckout(user);
    await submitOrder(user);
    expect(await screen.findByText(/“Tavë kosi” kushton tani 700\sL, jo më 650\sL\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Përditëso shportën' }));
    expect(screen.getByRole('button', { name: /^Porosit 1\.400\sL$/ })).toBeInTheDocument();
    expectKept();
  });
});
