import type { CustomerOrder } from '@tavolina/shared-api/contract';
import { fakeApi, liveStream, setClock } from '@tavolina/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { orderOf } from '../../testing/samples.ts';

const at = (time: string): string => `2026-11-20T${time}:00.000Z`;
const CALL = { id: 'oxhaku', name: 'Oxhaku i Gjyshes', address: '', phone: '+355 69 000 0001' };

const open = async (order: Partial<CustomerOrder>, lng: 'sq' | 'en' = 'en') => {
  const stream = liveStream();
  const held = { order: orderOf({ business: CALL, ...order }) };
  fakeApi({
    'GET /orders/customer/{orderId}': () => held.order,
    'GET /orders/customer/{orderId}/events': () => stream.open(),
  });
  await renderScreen('/orders?order_id=K7MQ-4XTD&email=arta.k%40shembull.al', { lng });
  await screen.findByRole('region', { name: /^(Progress|Ecuria)$/ });
  const become = async (next: Partial<CustomerOrder>): Promise<void> => {
    held.order = { ...held.order, ...next };
    await waitFor(() => expect(stream.isOpen()).toBe(true));
    await act(async () =>
      stream.send({ type: 'order.updated', order_id: 'K7MQ-4XTD', status: held.order.status }),
    );
  };
  return { become };
};

beforeEach(() => setClock('2026-11-20T18:20:00.000Z'));
afterEach(() => jest.useRealTimers());

// product.md §290, §291
test('says when the order is ready, and a change of it as it happens', async () => {
  const promised = { promised_at: at('18:40'), first_promised_at: at('18:40') };
  const { become } = await open({ status: 'confirmed', ...promised });
  expect(screen.getByText('Ready about 19:40.')).toBeVisible();
  await become({ promised_at: at('18:50') });
  expect(await screen.findByText('New time: about 19:50.')).toBeVisible();
  expect(screen.getByText('It was promised for 19:40 when you ordered.', { exact: false })).toBeVisible();
  await become({ status: 'ready' });
  await waitFor(() => expect(screen.queryByText(/about \d/)).not.toBeInTheDocument());
});

// product.md §620, §295
test.each([
  [
    'sq',
    'Gati rreth orës 19:40.',
    'Duhej të ishte gati rreth orës 19:40, por po vonohet.',
    'Ora e re: rreth orës 19:50.',
  ],
  ['en', 'Ready about 19:40.', 'It was due about 19:40 and is taking longer.', 'New time: about 19:50.'],
] as const)(
  'in %s says that an order takes longer once its promise is over',
  async (lng, ready, late, later) => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-20T18:41:30.000Z') });
    const promised_at = at('18:40');
    const { become } = await open({ status: 'preparing', promised_at, first_promised_at: promised_at }, lng);
    // Followed live, so that nothing but the time draws the page again.
    await become({});
    const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
    await pass(20);
    expect(screen.getByText(ready)).toBeVisible();
    await pass(12);
    expect(screen.getByText(late)).toBeVisible();
    await become({ promised_at: at('18:50') });
    expect(await screen.findByText(later)).toBeVisible();
  },
);

// product.md §441
test.each([
  [
    'sq',
    'Gati nesër rreth orës 11:15.',
    'Ora e re: të dielën më 22 nëntor, rreth orës 11:30.',
    'Kur porosite, u premtua për nesër në orën 11:15.',
  ],
  [
    'en',
    'Ready tomorrow about 11:15.',
    'New time: on Sunday 22 November, about 11:30.',
    'It was promised for tomorrow at 11:15 when you ordered.',
  ],
] as const)('in %s names another day as one says it', async (lng, ready, now, first) => {
  const promised_at = '2026-11-21T10:15:00.000Z';
  const { become } = await open({ status: 'confirmed', promised_at, first_promised_at: promised_at }, lng);
  expect(screen.getByText(ready)).toBeVisible();
  await become({ promised_at: '2026-11-22T10:30:00.000Z' });
  expect(await screen.findByText(now)).toBeVisible();
  expect(screen.getByText(first, { exact: false })).toBeVisible();
});

// product.md §294
test('says that the place saw the order while it waits for the answer', async () => {
  const { become } = await open({ status: 'pending' });
  expect(screen.queryByText(/saw your order/)).not.toBeInTheDocument();
  await become({ seen_at: at('18:42') });
  expect(await screen.findByText('The restaurant saw your order at 19:42.')).toBeVisible();
  await become({ status: 'confirmed' });
  await waitFor(() => expect(screen.queryByText(/saw your order/)).not.toBeInTheDocument());
});

// product.md §289, §293
test.each([
  ['too_busy', 'Oxhaku i Gjyshes has too many orders right now and could not take yours.'],
  ['sold_out', 'Something you ordered is sold out.'],
  ['closing', 'Oxhaku i Gjyshes is about to close and could not take your order any more.'],
  ['other', 'Oxhaku i Gjyshes could not take your order.'],
  ['unanswered', 'We are sorry: nobody at Oxhaku i Gjyshes answered in time, so we cancelled your order.'],
] as const)('says why the order was declined (%s), and whom to call', async (decline_reason, sentence) => {
  await open({ status: 'canceled', decline_reason });
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByText(/^Call Oxhaku i Gjyshes:/)).toContainElement(
    screen.getAllByRole('link', { name: CALL.phone })[0] as HTMLElement,
  );
  expect(screen.getByText('It will not be prepared.')).toBeVisible();
});

test('names no number where the place has none, and no reason where none was given', async () => {
  await open({ status: 'canceled', decline_reason: 'closing', business: { ...CALL, phone: '' } }, 'sq');
  expect(screen.getByText(/po mbyllet/)).toBeVisible();
  expect(screen.queryByText(/Telefono te/)).not.toBeInTheDocument();
});
