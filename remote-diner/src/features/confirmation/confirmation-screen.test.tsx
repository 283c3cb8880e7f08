import { failure, fakeApi, pending } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { finishOrder } from '../../lib/cart/cart-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { orderOf, placeOf } from '../../testing/samples.ts';

const ORDER = { id: 'K7MQ-4XTD', email: 'arta.k@shembull.al', method: 'pay_later' as const };

beforeEach(() => void fakeApi({ 'GET /orders/customer/{orderId}': orderOf() }));

test('thanks, shows the number and how it is paid, and leads on', async () => {
  finishOrder('oxhaku', ORDER);
  await renderScreen('/order-confirmation?order_id=K7MQ-4XTD&payment_intent=pi_1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Porosia u regjistrua' })).toBeInTheDocument();
  expect(screen.getByText('K7MQ-4XTD')).toBeInTheDocument();
  expect(screen.getByText('Porosia K7MQ-4XTD u regjistrua.')).toBeInTheDocument();
  const main = screen.getByRole('main');
  const follow = main.querySelector('a[href^="/orders"]');
  expect(follow).toHaveAccessibleName('Gjurmo këtë porosi');
  expect(follow).toHaveAttribute('href', '/orders?order_id=K7MQ-4XTD&email=arta.k%40shembull.al');
  expect(screen.getByRole('link', { name: 'Kthehu te kreu' })).toHaveAttribute('href', '/');
});

test.each(['sq', 'en'] as const)('links of one name lead to one place, %s', async (lng) => {
  const { business } = orderOf();
  fakeApi({
    'GET /orders/customer/{orderId}': orderOf({ business: { ...business, phone: '+355 69 000 0000' } }),
  });
  finishOrder('oxhaku', ORDER);
  await renderScreen('/order-confirmation?order_id=K7MQ-4XTD', { lng });
  await screen.findByRole('link', { name: '+355 69 000 0000' });
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links).toHaveLength(3);
  for (const link of links)
    for (const namesake of screen.getAllByRole('link', { name: link.textContent ?? '' }))
      expect(namesake).toHaveAttribute('href', link.getAttribute('href'));
});

// product.md §490
test.each([
  ['pickup', null, 'pay_later', ['You pick it up at Oxhaku i Gjyshes', 'You pay when you pick it up.']],
  ['table', '7', 'pay_later', ['It is brought to table 7.', 'You pay at the table.']],
  ['pickup', null, 'card', ['You pick it up at Oxhaku i Gjyshes', 'It is paid for.']],
] as const)(
  'says what happens next with %s, table %s, paid by %s',
  async (fulfilment, table, method, words) => {
    fakeApi({ 'GET /orders/customer/{orderId}': orderOf({ fulfilment, table, payment_method: method }) });
    finishOrder('oxhaku', ORDER);
    await renderScreen('/order-confirmation?order_id=K7MQ-4XTD', { lng: 'en' });
    const next = within(await screen.findByRole('region', { name: 'What happens next' }));
    const steps = next.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toEqual([
      expect.stringContaining('Oxhaku i Gjyshes confirms the order'),
      ...words.map((start) => expect.stringMatching(new RegExp(`^${start}`))),
    ]);
    // It is said there alone: nothing else on the page says another place or moment.
    expect(screen.queryAllByText(/you pay/i)).toHaveLength(method === 'card' ? 0 : 1);
  },
);

test('a paid card is said so', async () => {
  finishOrder('oxhaku', { ...ORDER, method: 'card' });
  await renderScreen('/order-confirmation?order_id=K7MQ-4XTD');
  expect(await screen.findByText('Porosia K7MQ-4XTD u regjistrua. Pagesa u krye.')).toBeInTheDocument();
});

test('speaks English, and says nothing about payment of an order it does not know', async () => {
  await renderScreen('/order-confirmation?order_id=K7MQ-4XTD', { lng: 'en' });
  expect(await screen.findByText('Order K7MQ-4XTD is placed.')).toBeInTheDocument();
});

test.each(['', '?order_id=', '?order_id=%3Cb%3E', '?payment_intent=pi_1'])(
  'without a number (%s) it says what is missing, with a way back',
  async (query) => {
    await renderScreen(`/order-confirmation${query}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Mungon numri i porosisë' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Kthehu' })).toBeInTheDocument();
  },
);

test('shows what was ordered, with notes, in the currency it was seen in and in euro', async () => {
  fakeApi({ 'GET /orders/customer/{orderId}': orderOf({ notes: 'Vijmë në orën 14' }) });
  finishOrder('oxhaku', ORDER);
  await renderScreen('/order-confirmation?order_id=K7MQ-4XTD');
  const order = within(await screen.findByRole('region', { name: 'Porosia jote' }));
  expect(await order.findByText('2 × Tavë kosi')).toBeInTheDocument();
  expect(order.getByText('Pa vezë sipër')).toBeInTheDocument();
  expect(order.getByText('Shënim: Vijmë në orën 14')).toBeInTheDocument();
  expect(order.getAllByText(/^1\.300\sL$/)).toHaveLength(3);
  expect(order.getByText(/^Çdo çmim me 1 € = 100\sL, kursi i porosisë$/)).toBeInTheDocument();
  expect(order.getByText(/^13,00\s€$/)).toBeInTheDocument();
});

test('says that the dishes load, below an order that is placed already', async () => {
  fakeApi({ 'GET /orders/customer/{orderId}': () => pending() });
  finishOrder('oxhaku', ORDER);
  await renderScreen('/order-confirmation?order_id=K7MQ-4XTD');
  const order = within(await screen.findByRole('region', { name: 'Porosia jote' }));
  expect(order.getByRole('status')).toHaveTextContent('Po ngarkohet…');
  expect(screen.getByRole('heading', { level: 1, name: 'Porosia u regjistrua' })).toBeInTheDocument();
});

test('an order whose dishes do not load is still said to be placed, and they can be asked for again', async () => {
  let isBroken = true;
  fakeApi({
    'GET /orders/customer/{orderId}': () => (isBroken ? failure(503, 'unavailable') : orderOf()),
  });
  finishOrder('oxhaku', ORDER);
  const { user } = await renderScreen('/order-confirmation?order_id=K7MQ-4XTD');
  expect(await screen.findByText('Gatimet e porosisë nuk u ngarkuan.')).toBeInTheDocument();
  expect(screen.getByText('K7MQ-4XTD')).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByText('2 × Tavë kosi')).toBeInTheDocument();
});

// product.md §547
test.each([
  ['sq', 'pickup', null, 'Gati ', 'E merr vetë', 'Oxhaku i Gjyshes, Rruga e Kavajës 112'],
  ['en', 'table', '5', 'Ready ', 'Table 5', 'Oxhaku i Gjyshes'],
] as const)(
  'says first when and where, in %s with %s',
  async (lng, fulfilment, table, ready, where, address) => {
    fakeApi({
      'GET /orders/customer/{orderId}': orderOf({
        fulfilment,
        table,
        promised_at: '2026-11-21T18:40:00Z',
      }),
    });
    finishOrder('oxhaku', ORDER);
    await renderScreen('/order-confirmation?order_id=K7MQ-4XTD', { lng });
    const name = /^(Kur dhe ku|When and where)$/;
    const first = within(await screen.findByRole('region', { name }));
    expect(first.getByText(new RegExp(`^${ready}`))).toBeVisible();
    expect(first.getByText(where)).toBeVisible();
    expect(first.getByText(address, { exact: false })).toBeVisible();
    const parts = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(parts[0]).toMatch(name);
    const fold = screen.getByText(/^(Shiko porosinë|Show the order)$/).closest('details');
    expect(fold).not.toHaveAttribute('open');
  },
);

// product.md §589
test.each([
  ['sq', 'Ku', /^Gjurmoje me e-mailin/],
  ['en', 'Where', /^Track the order with the e-mail/],
] as const)(
  'of an order that the device does not know it names the place and whom to call, in %s',
  async (lng, where, when) => {
    const received = fakeApi({ 'GET /places/{slug}': placeOf({ phone: '+355 69 000 0000' }) });
    await renderScreen('/order-confirmation?order_id=K7MQ-4XTD&place=oxhaku-i-gjyshes', { lng });
    const place = within(await screen.findByRole('region', { name: where }));
    expect(place.getByRole('link', { name: 'Oxhaku i Gjyshes' })).toHaveAttribute(
      'href',
      '/place/oxhaku-i-gjyshes',
    );
    expect(place.getByRole('link', { name: '+355 69 000 0000' })).toBeVisible();
    expect(place.getByText(when)).toBeVisible();
    expect(received.map(({ route }) => route)).not.toContain('GET /orders/customer/{orderId}');
  },
);

// product.md §589
test('a place that is not found is left out, and the order is said to be placed', async () => {
  fakeApi({ 'GET /places/{slug}': failure(404, 'place_not_found') });
  await renderScreen('/order-confirmation?order_id=K7MQ-4XTD&place=askund');
  expect(await screen.findByText('Porosia K7MQ-4XTD u regjistrua.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Po ngarkohet…')).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Ku' })).not.toBeInTheDocument();
});
