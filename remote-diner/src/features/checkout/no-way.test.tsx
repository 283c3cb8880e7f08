import type { PlaceAvailability } from '@tavolina/shared-api/contract';
import { failure, setClock } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { saveTable } from '../../lib/way/way-store.ts';
import { expectKept, fillCheckout, openCheckout, submitOrder, TIMES } from '../../testing/checkout-page.ts';
import { menuOf } from '../../testing/samples.ts';

const SLOT = '2026-11-20T19:00:00.000Z';
const NUMBER = 'tel:+355690000000';
const place = (takes: PlaceAvailability['takes'] = [], change: Partial<PlaceAvailability> = {}) => ({
  ...TIMES,
  takes,
  ways: TIMES.ways.filter(({ fulfilment }) => takes.includes(fulfilment)),
  ...change,
});
const { business, ...menu } = menuOf();
const MENU = { 'GET /menus/{id}': { ...menu, business: { ...business, phone: '+355 69 000 0000' } } };
const submitButton = () => screen.queryByRole('button', { name: /^Porosit / });

beforeEach(() => setClock('2026-11-20T18:20:00.000Z'));
afterEach(() => jest.useRealTimers());

// product.md §283
test.each([
  [[], 'Lokali nuk merr porosi online tani. Shporta jote mbetet.'],
  [['table'], /^Porositë online merren vetëm në tavolinë: skano kodin e tavolinës tënde\./],
] as const)(
  'ways that go off while the checkout is open (left: %j) are said with the number, and nothing can be placed',
  async (left, sentence) => {
    let times = place(['pickup', 'table']);
    const { user } = await openCheckout({
      ...MENU,
      'GET /places/{id}/availability': () => times,
      'POST /places/{id}/lost-carts': () => undefined,
      'POST /orders': () => failure(409, 'fulfilment_unavailable', 'Zgjidh një tjetër.'),
    });
    await fillCheckout(user);
    times = place([...left]);
    await submitOrder(user);
    const why = await screen.findByText(sentence);
    expect(within(why).getByRole('link')).toHaveAttribute('href', NUMBER);
    expect(submitButton()).not.toBeInTheDocument();
    expect(screen.queryByText('Zgjidh një tjetër.')).not.toBeInTheDocument();
    expect(why.closest('[tabindex="-1"]')).toHaveFocus();
    expectKept();
  },
);

// product.md §283
test('a diner at a table orders where only the table is left', async () => {
  saveTable('oxhaku', { code: 'q3Zr8Yw2LxT5', label: '12' });
  await openCheckout({ 'GET /places/{id}/availability': place(['table']) });
  expect(await screen.findByText('Gati rreth orës 19:40')).toBeVisible();
  expect(submitButton()).toBeVisible();
  expect(screen.queryByText('Telefono për të porositur:')).not.toBeInTheDocument();
});

// product.md §288
test('an order that a pause refuses is told with the note of the place', async () => {
  const { user } = await openCheckout({
    ...MENU,
    'GET /places/{id}/availability': { ...TIMES, pause_note: 'Kuzhina është plot.' },
    'POST /orders': () => failure(409, 'ordering_paused', 'Tani jo.'),
  });
  await fillCheckout(user);
  await submitOrder(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Tani jo. Kuzhina është plot.');
  expect(within(screen.getByRole('alert')).getByRole('link')).toHaveAttribute('href', NUMBER);
});

const openForLater = async () => {
  const state = { times: { ...TIMES, takes_later: true }, slots: [SLOT] };
  const opened = await openCheckout({
    ...MENU,
    'GET /places/{id}/availability': () => state.times,
    'GET /places/{id}/slots': () => ({ slots: state.slots }),
    'POST /orders': () =>
      failure(409, 'slot_unavailable', 'Kjo orë nuk është më e lirë.', {
        next_at: '2026-11-20T18:50:00.000Z',
      }),
  });
  await opened.user.click(await screen.findByRole('radio', { name: /^Më vonë/ }));
  await fillCheckout(opened.user);
  return { ...opened, state };
};

// product.md §285
test('where orders for later are no longer taken, the refusal says so, and one press chooses as soon as possible', async () => {
  const { user, sent, state } = await openForLater();
  state.times = TIMES;
  await submitOrder(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Lokali nuk merr më porosi për më vonë. Shporta jote mbetet.');
  expect(screen.getByRole('radio', { name: /^Më vonë/ })).toBeChecked();
  await user.click(within(alert).getByRole('button', { name: 'Zgjidh sa më shpejt' }));
  expect(screen.getByRole('radio', { name: /^Sa më shpejt/ })).toBeChecked();
  expect(submitButton()).toHaveFocus();
  await submitOrder(user);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).not.toHaveProperty('asked_for');
});

// product.md §285
test('where no time is left at all, the refusal says so, with the number', async () => {
  const { user, state } = await openForLater();
  state.slots = [];
  state.times = {
    ...state.times,
    ways: TIMES.ways.map((way) => ({ ...way, ready_at: null, next_at: null })),
  };
  await submitOrder(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Lokali nuk ka orë të lira në ditët që vijnë. Shporta jote mbetet.');
  expect(within(alert).getByRole('link')).toHaveAttribute('href', NUMBER);
  expectKept();
});

// product.md §24, §285
test('a time for later that is gone is never made into an order for now', async () => {
  const { user, sent, state } = await openForLater();
  state.times = TIMES;
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(
    await screen.findByText('Lokali nuk merr më porosi për më vonë. Shporta jote mbetet.'),
  ).toBeVisible();
  await submitOrder(user);
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ asked_for: SLOT }));
});
