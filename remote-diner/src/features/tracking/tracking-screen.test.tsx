import type { CustomerOrder } from '@tavolina/shared-api/contract';
import { type FakeHandlers, failure, fakeApi, liveStream, pending } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { rememberOrder } from '../../lib/cart/recent-orders-store.ts';
import { CART } from '../../testing/checkout-page.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { orderOf } from '../../testing/samples.ts';

const FOUND = '/orders?order_id=K7MQ-4XTD&email=arta.k%40shembull.al';

const open = (
  at: string,
  order: () => CustomerOrder | Response | Promise<never>,
  lng: 'sq' | 'en' = 'sq',
) => {
  const stream = liveStream();
  const handlers: FakeHandlers = {
    'GET /orders/customer/{orderId}': order,
    'GET /orders/customer/{orderId}/events': () => stream.open(),
  };
  const received = fakeApi(handlers);
  return renderScreen(at, { lng }).then((rendered) => ({ ...rendered, stream, received }));
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const step = () =>
  within(screen.getByRole('region', { name: 'Ecuria' })).getByRole('listitem', { current: 'step' });

test('asks for number and e-mail, and finds the order by them', async () => {
  const { user, router, received } = await open('/orders', () => orderOf());
  await title('Gjurmo porosinë');
  await user.type(screen.getByRole('textbox', { name: 'Numri i porosisë' }), ' k7mq-4xtd ');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'arta.k@shembull.al');
  await user.click(screen.getByRole('button', { name: 'Gjej porosinë' }));
  await title('Ushqimi yt po përgatitet.');
  expect(router.state.location.search).toBe('?order_id=k7mq-4xtd&email=arta.k%40shembull.al');
  expect(received[0]?.request.url.searchParams.get('email')).toBe('arta.k@shembull.al');
});

test('a number is found in what was copied with it', async () => {
  const { user, router } = await open('/orders', () => orderOf());
  await title('Gjurmo porosinë');
  await user.click(screen.getByRole('textbox', { name: 'Numri i porosisë' }));
  await user.paste('Numri i porosisë: K7MQ-4XTD.');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'arta.k@shembull.al');
  await user.click(screen.getByRole('button', { name: 'Gjej porosinë' }));
  await title('Ushqimi yt po përgatitet.');
  expect(router.state.location.search).toBe('?order_id=K7MQ-4XTD&email=arta.k%40shembull.al');
});

test('a refund that failed is said, with whom to call', async () => {
  const paid = { payment_method: 'card', payment_status: 'refund_pending', refund_failed: true } as const;
  await open(FOUND, () => orderOf({ status: 'canceled', ...paid }), 'en');
  await title('Your order was cancelled.');
  expect(screen.getByText('Refund failed')).toBeVisible();
  expect(screen.getByText(/Oxhaku i Gjyshes gives you the money back another way/)).toBeVisible();
});

test('money that its place gave back by hand is said, with whom to call', async () => {
  const paid = { payment_method: 'card', payment_status: 'refunded', refunded_by_hand: true } as const;
  await open(FOUND, () => orderOf({ status: 'canceled', ...paid }), 'en');
  await title('Your order was cancelled.');
  expect(screen.getByText('Refunded by hand')).toBeVisible();
  expect(screen.getByText(/Oxhaku i Gjyshes says it gave you the money back another way/)).toBeVisible();
});

test('a link with both searches at once and shows the whole order', async () => {
  await open(FOUND, () => orderOf({ notes: 'Tavolina jashtë' }));
  await title('Ushqimi yt po përgatitet.');
  expect(screen.getByText('Oxhaku i Gjyshes po e përgatit porosinë.')).toBeInTheDocument();
  expect(step()).toHaveTextContent(/^Në përgatitjeqë nga ora 13:51$/);
  const slip = within(screen.getByRole('region', { name: 'Porosia jote' }));
  for (const text of [
    'Arta K.',
    'arta.k@shembull.al',
    '+355 69 000 0000',
    '20.11.2026, 13:42',
    'Tavolina jashtë',
    '2 × Tavë kosi',
    'Pa vezë sipër',
    'Paguhet në restorant',
  ])
    expect(slip.getByText(text)).toBeInTheDocument();
  expect(slip.getAllByText(/^1\.300\sL$/)).toHaveLength(2);
  expect(slip.getByText(/^13,00\s€$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kthehu te kreu' })).toHaveAttribute('href', '/');
});

test('shows the photograph of its first dish, which hides nothing that is said', async () => {
  const picture = {
    image_url: '/media/tave/640.webp',
    image: { width: 640, height: 480, placeholder: '', sources: [] },
    focus: { x: 20, y: 80 },
  };
  const { container } = await open(FOUND, () => orderOf({ picture }));
  await title('Ushqimi yt po përgatitet.');
  const photo = container.querySelector('header img');
  expect(photo).toHaveAttribute('src', picture.image_url);
  expect(photo).toHaveAttribute('alt', '');
  expect(photo).toHaveStyle({ objectPosition: '20% 80%' });
});

// product.md §106
test('an order says that its place set its euro prices itself, where no rate makes the sum', async () => {
  const display = { currency: 'ALL', total_amount: 1300, rate: 100, euro_by_rate: false } as const;
  await open(FOUND, () => orderOf({ total_amount: 12.4, display }), 'en');
  await title('Your food is being prepared.');
  expect(screen.getByText(/^12\.40\s€$|^€12\.40$/)).toBeInTheDocument();
  expect(screen.getByText('The place set its euro prices itself')).toBeInTheDocument();
  expect(screen.queryByText(/^Each price at/)).not.toBeInTheDocument();
});

test('a status that is newer than this build is told without its name, and the way stays where it was', async () => {
  await open(FOUND, () => ({ ...orderOf(), status: 'out_for_delivery' }) as unknown as CustomerOrder);
  await title('Gjendja e porosisë ndryshoi.');
  expect(screen.getByText('Rifresko faqen për ta parë.')).toBeVisible();
  expect(step()).toHaveTextContent(/^Në përgatitje/);
});

test('speaks English', async () => {
  await open(FOUND, () => orderOf(), 'en');
  await title('Your food is being prepared.');
  expect(screen.getByText('Oxhaku i Gjyshes is preparing the order.')).toBeInTheDocument();
});

test('an order without a phone shows none', async () => {
  await open(FOUND, () => orderOf({ customer_phone: null }));
  await title('Ushqimi yt po përgatitet.');
  expect(screen.queryByText('Telefoni')).not.toBeInTheDocument();
});

test.each([
  ['/orders?order_id=K7MQ-4XTD', 'E-mail'],
  ['/orders?email=arta.k%40shembull.al', 'Numri i porosisë'],
])('%s: one of the two is missing, and said at its field', async (at, missing) => {
  const { received } = await open(at, () => orderOf());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Plotëso të dyja: numrin e porosisë dhe e-mailin.',
  );
  expect(screen.getByRole('textbox', { name: missing })).toBeInvalid();
  expect(screen.getAllByText('Plotësoje këtë fushë.')).toHaveLength(1);
  expect(received).toHaveLength(0);
});

test('an unknown number and a wrong e-mail get the same answer, and keep what was typed', async () => {
  await open(FOUND, () => failure(404, 'order_not_found'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Nuk gjetëm porosi me këtë numër dhe këtë e-mail.',
  );
  expect(screen.getByRole('textbox', { name: 'Numri i porosisë' })).toHaveValue('K7MQ-4XTD');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('arta.k@shembull.al');
});

test('a failure is told, and the same search can be tried again', async () => {
  let isBroken = true;
  const { user } = await open(FOUND, () => (isBroken ? failure(500, 'internal_error', '') : orderOf()));
  expect(await screen.findByRole('alert')).toHaveTextContent('Porosia nuk u ngarkua.');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Gjej porosinë' }));
  await title('Ushqimi yt po përgatitet.');
});

// product.md §194
test.each([
  { lng: 'sq', notice: /^Je pa lidhje\. Gjendja e porosive/, follow: 'Gjurmo K7MQ-4XTD' },
  { lng: 'en', notice: /^You are offline\. You can see the status/, follow: 'Track K7MQ-4XTD' },
] as const)(
  'opened without a connection it says so, shows what this device knows, and finds the order by itself, $lng',
  async ({ lng, notice, follow }) => {
    rememberOrder({ id: 'K7MQ-4XTD', email: 'arta.k@shembull.al', method: 'pay_later' }, CART);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isThere = false;
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    fakeApi({
      'GET /orders/customer/{orderId}': () => (isThere ? orderOf() : lost()),
      'GET /orders/customer/{orderId}/events': () => liveStream().open(),
      'GET /health/live': () => (isThere ? { status: 'ok' as const } : lost()),
    });
    await renderScreen(FOUND, { lng });
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(notice)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: follow })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    isThere = true;
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('region', { name: /^(Ecuria|Progress)$/ })).toBeInTheDocument();
  },
);

test('says that it looks', async () => {
  await open(FOUND, () => pending());
  expect(await screen.findByRole('button', { name: 'Gjej porosinë' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a change at the restaurant shows by itself', async () => {
  let order = orderOf();
  const { stream, received } = await open(FOUND, () => order);
  await title('Ushqimi yt po përgatitet.');
  const asked = () => received.filter(({ route }) => route === 'GET /orders/customer/{orderId}');
  // The page asks once more when the stream opens; only what comes after is the event's doing.
  await waitFor(() => expect(asked()).toHaveLength(2));
  const history = [...order.history, { status: 'ready' as const, changed_at: '2026-11-20T13:05:00.000Z' }];
  order = orderOf({ status: 'ready', history });
  stream.send({ type: 'order.updated', order_id: order.id, status: 'ready' });
  await title('Porosia është gati.');
  expect(step()).toHaveTextContent(/^Gati për ta marrë14:05$/);
});

describe('a look that failed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  // product.md §606
  test('is repeated although the page is followed live', async () => {
    let order = orderOf();
    let isDown = false;
    const answer = () => (isDown ? failure(503, 'service_unavailable') : order);
    const { stream } = await open(FOUND, answer);
    await title('Ushqimi yt po përgatitet.');
    await waitFor(() => expect(stream.isOpen()).toBe(true));
    isDown = true;
    const history = [...order.history, { status: 'ready' as const, changed_at: '2026-11-20T13:05:00.000Z' }];
    order = orderOf({ status: 'ready', history });
    await act(async () => stream.send({ type: 'order.updated', order_id: order.id, status: 'ready' }));
    // The page asks again after a second and after two more.
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    isDown = false;
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    await title('Porosia është gati.');
  });
});

test('a canceled order ends there', async () => {
  await open(FOUND, () =>
    orderOf({
      status: 'canceled',
      history: [
        { status: 'pending', changed_at: '2026-11-20T12:42:00.000Z' },
        { status: 'canceled', changed_at: '2026-11-20T12:50:00.000Z' },
      ],
    }),
  );
  await title('Porosia u anulua.');
  expect(step()).toHaveTextContent(/^U anulua13:50$/);
  expect(screen.queryByText('Gati për ta marrë')).not.toBeInTheDocument();
});

test('a delivered order is done with every step', async () => {
  await open(FOUND, () => orderOf({ status: 'delivered' }));
  await title('Të bëftë mirë.');
  expect(screen.queryByRole('listitem', { current: 'step' })).not.toBeInTheDocument();
});

test('another search begins with empty fields', async () => {
  const { user } = await open(FOUND, () => orderOf());
  await title('Ushqimi yt po përgatitet.');
  await user.click(screen.getByRole('button', { name: 'Kërko një porosi tjetër' }));
  await title('Gjurmo porosinë');
  expect(screen.getByRole('textbox', { name: 'Numri i porosisë' })).toHaveValue('');
});

// product.md §430, §509
test('names that were read in another language than the page say so', async () => {
  const choice = (name: string) => ({ option_id: name, within: null, group: 'Madhësia', name });
  const [line] = orderOf().items;
  if (!line) throw new Error('The sample has no line.');
  const translation = {
    language: 'it' as const,
    name: 'Agnello al forno',
    choices: [
      { group: 'Misura', name: 'Grande' },
      { group: 'Misura', name: 'Tartufo' },
    ],
  };
  const items = [
    { ...line, choices: [choice('E madhe'), choice('Tartufo')], translation },
    { ...line, id: 'other', name: 'Byrek' },
  ];
  const { business } = orderOf();
  await open(FOUND, () => orderOf({ business: { ...business, language: 'sq' }, items }), 'en');
  const slip = within(await screen.findByRole('region', { name: 'Your order' }));
  expect(slip.getByText('Agnello al forno')).toHaveAttribute('lang', 'it');
  expect(slip.getByText('Grande')).toHaveAttribute('lang', 'it');
  expect(slip.getByText('Tartufo')).toHaveAttribute('lang', 'sq');
  expect(slip.getByText('Byrek')).toHaveAttribute('lang', 'sq');
});
