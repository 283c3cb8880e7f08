import type { PlaceAvailability } from '@tavolina/shared-api/contract';
import { failure, setClock } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { saveTable, useWays } from '../../lib/way/way-store.ts';
import { expectKept, fillCheckout, openCheckout, submitOrder, TIMES } from '../../testing/checkout-page.ts';

const SLOTS = [
  '2026-11-20T18:45:00.000Z',
  '2026-11-20T19:00:00.000Z',
  '2026-11-21T11:00:00.000Z',
  '2026-11-21T19:30:00.000Z',
  '2026-11-22T19:30:00.000Z',
];
const [FIRST, SECOND, , LAST] = SLOTS as [string, string, string, string];
const later: PlaceAvailability = { ...TIMES, takes_later: true };
const closed: PlaceAvailability = {
  ...later,
  ways: TIMES.ways.map((way) => ({ ...way, ready_at: null })),
};
const serve = (times: PlaceAvailability) => ({
  'GET /places/{id}/availability': times,
  'GET /places/{id}/slots': { slots: SLOTS },
});
const radio = (name: RegExp | string) => screen.getByRole('radio', { name });

beforeEach(() => setClock('2026-11-20T18:20:00.000Z'));
afterEach(() => jest.useRealTimers());

// product.md §286
test('says when an order as soon as possible is ready, and sends it as ever', async () => {
  const { user, sent } = await openCheckout();
  expect(await screen.findByText('Gati rreth orës 19:40')).toBeVisible();
  expect(radio(/^Sa më shpejt/)).toBeChecked();
  expect(screen.queryByRole('radio', { name: /^Më vonë/ })).not.toBeInTheDocument();
  await fillCheckout(user);
  await submitOrder(user);
  await waitFor(() => expect(sent()).toHaveLength(1));
  for (const name of ['fulfilment', 'table_code', 'asked_for'])
    expect(sent()[0]?.body).not.toHaveProperty(name);
});

// product.md §285
test('offers the free times of each day, and sends the chosen one', async () => {
  const { user, sent } = await openCheckout(serve(later));
  await user.click(await screen.findByRole('radio', { name: /^Më vonë/ }));
  const times = () => within(screen.getByRole('combobox', { name: 'Ora' })).getAllByRole('option');
  const day = screen.getByRole('combobox', { name: 'Dita' });
  expect(
    within(day)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sot', 'Nesër', 'e diel, 22.11.2026']);
  expect(times().map(({ textContent }) => textContent)).toEqual(['19:45', '20:00']);
  await user.selectOptions(day, 'Nesër');
  expect(times().map(({ textContent }) => textContent)).toEqual(['12:00', '20:30']);
  expect(screen.getByText('Për nesër në orën 20:30')).toBeVisible();
  await fillCheckout(user);
  await submitOrder(user);
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ asked_for: LAST }));
});

// product.md §285
test('in the night when clocks go back, the hour that comes twice is told apart', async () => {
  setClock('2026-10-24T20:00:00.000Z');
  const slots = ['23:45', '00:00', '00:45', '01:00', '01:45', '02:00'].map(
    (time) => `2026-10-${time === '23:45' ? 24 : 25}T${time}:00.000Z`,
  );
  const { user } = await openCheckout({ ...serve(later), 'GET /places/{id}/slots': { slots } });
  await user.click(await screen.findByRole('radio', { name: /^Më vonë/ }));
  const options = within(screen.getByRole('combobox', { name: 'Ora' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    ...['01:45', '02:00', '02:45'],
    ...['02:00 (ora e dimrit)', '02:45 (ora e dimrit)', '03:00'],
  ]);
});

// product.md §285
test('a closed place says when, and the next free time is chosen', async () => {
  await openCheckout(serve(closed));
  expect(await screen.findByText('Për orën 19:45')).toBeVisible();
  expect(radio(/^Sa më shpejt/)).toBeDisabled();
  expect(screen.getByText('Mundësia e parë është në orën 19:45.')).toBeVisible();
});

// product.md §341
test('where no console is open the checkout says whom to call, and keeps what was typed', async () => {
  let counted = 0;
  const { user } = await openCheckout({
    ...serve({ ...closed, takes_later: false, call_number: '+355 69 123 4567' }),
    'POST /places/{id}/lost-carts': () => {
      counted += 1;
      return undefined;
    },
  });
  expect(await screen.findByRole('link', { name: '+355 69 123 4567' })).toHaveAttribute(
    'href',
    'tel:+355691234567',
  );
  expect(screen.queryByRole('button', { name: /^Porosit / })).not.toBeInTheDocument();
  await fillCheckout(user);
  expectKept();
  // product.md §306
  expect(counted).toBe(1);
});

// product.md §306
test('a cart that can be ordered for later is not lost', async () => {
  let counted = 0;
  await openCheckout({
    ...serve({ ...closed, call_number: '+355 69 123 4567' }),
    'POST /places/{id}/lost-carts': () => {
      counted += 1;
      return undefined;
    },
  });
  expect(await screen.findByText('Për orën 19:45')).toBeVisible();
  expect(counted).toBe(0);
});

// product.md §284
test('an order at the table is sent with its code, and who has left it orders for pickup', async () => {
  saveTable('oxhaku', { code: 'q3Zr8Yw2LxT5', label: '12' });
  const { user, sent } = await openCheckout();
  expect(radio(/^Tavolina 12/)).toBeChecked();
  await fillCheckout(user);
  await submitOrder(user);
  await waitFor(() =>
    expect(sent()[0]?.body).toMatchObject({ fulfilment: 'table', table_code: 'q3Zr8Yw2LxT5' }),
  );
});

// product.md §284
test('an order goes to the table also before the server has answered which table it is', async () => {
  saveTable('oxhaku', { code: 'q3Zr8Yw2LxT5' });
  let answer = (_table: { label: string }): void => undefined;
  const { user, sent } = await openCheckout({
    'GET /places/{id}/tables/{code}': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    'POST /orders': () => failure(409, 'fulfilment_unavailable', 'Kështu jo.'),
  });
  await fillCheckout(user);
  await submitOrder(user);
  await waitFor(() =>
    expect(sent()[0]?.body).toMatchObject({ fulfilment: 'table', table_code: 'q3Zr8Yw2LxT5' }),
  );
  act(() => answer({ label: '12' }));
  expect(await screen.findByRole('radio', { name: /^Tavolina 12/ })).toBeChecked();
});

// product.md §27, §284
test('where an order is paid is said by how it is got', async () => {
  saveTable('oxhaku', { code: 'q3Zr8Yw2LxT5', label: '12' });
  const { user } = await openCheckout();
  const later = radio(/^Në restorant/);
  expect(later).toHaveAccessibleName('Në restorant Porosia regjistrohet tani, paguan te tavolina.');
  await user.click(radio(/^E merr vetë/));
  expect(later).toHaveAccessibleName('Në restorant Porosia regjistrohet tani, paguan kur ta marrësh.');
});

test('who is not at the table any more orders for pickup', async () => {
  saveTable('oxhaku', { code: 'q3Zr8Yw2LxT5', label: '12' });
  const { user, sent } = await openCheckout();
  await user.click(screen.getByRole('button', { name: 'Nuk jam te kjo tavolinë' }));
  expect(screen.queryByText(/Tavolina 12/)).not.toBeInTheDocument();
  await fillCheckout(user);
  await submitOrder(user);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).not.toHaveProperty('table_code');
});

// product.md §285
test.each(['place_closed', 'ordering_paused', 'slot_unavailable'])(
  'an order that is refused (%s) says the next time for later, and one press chooses it',
  async (code) => {
    const { user, sent } = await openCheckout({
      ...serve(later),
      'POST /orders': () => failure(409, code, 'Tani jo.', { next_at: '2026-11-20T18:50:00.000Z' }),
    });
    await fillCheckout(user);
    await submitOrder(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Tani jo. Mundësia e parë është në orën 20:00.');
    expectKept();
    await user.click(within(alert).getByRole('button', { name: 'Zgjidh orën 20:00' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Ora' })).toHaveValue(SECOND);
    expect(screen.getByRole('button', { name: /^Porosit / })).toHaveFocus();
    await submitOrder(user);
    await waitFor(() => expect(sent()[1]?.body).toMatchObject({ asked_for: SECOND }));
    expect(FIRST).not.toBe(SECOND);
  },
);

// product.md §520
test.each([
  ['for pickup', false],
  ['at a table', true],
])(
  'a full quarter offers the next free time exactly as it is said, and one press takes it (%s)',
  async (_, isAtTable) => {
    const next_at = '2026-11-20T18:50:00.000Z';
    if (isAtTable) saveTable('oxhaku', { code: 'q3Zr8Yw2LxT5', label: '12' });
    const { user, sent } = await openCheckout({
      ...serve(isAtTable ? TIMES : later),
      'POST /orders': () => failure(409, 'slot_unavailable', 'Kjo orë u zu.', { next_at, takes_next: true }),
    });
    await fillCheckout(user);
    await submitOrder(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Kjo orë u zu. Mundësia e parë është në orën 19:50.');
    expectKept();
    await user.click(within(alert).getByRole('button', { name: 'Zgjidh orën 19:50' }));
    expect(screen.getByText('Gati rreth orës 19:50')).toBeVisible();
    await submitOrder(user);
    await waitFor(() => expect(sent()[1]?.body).toMatchObject({ ready_by: next_at }));
    expect(sent()[1]?.body).not.toHaveProperty('asked_for');
  },
);

// product.md §520
test('a quarter that is full when the page opens is said with the next free time, and ordered for it', async () => {
  const next_at = '2026-11-20T18:50:00.000Z';
  const { user, sent } = await openCheckout(
    serve({
      ...later,
      ways: TIMES.ways.map((way) => ({ ...way, ready_at: null, next_at, takes_next: true })),
    }),
  );
  expect(await screen.findByText('Gati rreth orës 19:50')).toBeVisible();
  expect(radio(/^Sa më shpejt/)).toBeChecked();
  await fillCheckout(user);
  await submitOrder(user);
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ ready_by: next_at }));
});

// product.md §520
test('an order names the time that its page shows, and one that the place makes later is agreed to first', async () => {
  const [shown, next_at] = [TIMES.ways[0]?.ready_at, '2026-11-20T19:10:00.000Z'];
  const { user, sent } = await openCheckout({
    'POST /orders': () => failure(409, 'slot_unavailable', 'Kjo orë u zu.', { next_at, takes_next: true }),
  });
  expect(await screen.findByText('Gati rreth orës 19:40')).toBeVisible();
  await fillCheckout(user);
  await submitOrder(user);
  const alert = await screen.findByRole('alert');
  expect(sent()[0]?.body).toMatchObject({ ready_by: shown });
  expectKept();
  await user.click(within(alert).getByRole('button', { name: /20:10/ }));
  expect(screen.getByText('Gati rreth orës 20:10')).toBeVisible();
  await submitOrder(user);
  await waitFor(() => expect(sent()[1]?.body).toMatchObject({ ready_by: next_at }));
});

// product.md §285
test('an order for later at a place that takes none by now is offered as soon as possible', async () => {
  const next_at = '2026-11-20T18:50:00.000Z';
  const { user, sent } = await openCheckout({
    ...serve(later),
    'POST /orders': () => failure(409, 'later_unavailable', 'Jo më vonë.', { next_at, takes_next: true }),
  });
  await user.click(await screen.findByRole('radio', { name: /^Më vonë/ }));
  await fillCheckout(user);
  await submitOrder(user);
  const alert = await screen.findByRole('alert');
  await user.click(within(alert).getByRole('button', { name: /19:50/ }));
  await submitOrder(user);
  await waitFor(() => expect(sent()[1]?.body).toMatchObject({ ready_by: next_at }));
  expect(sent()[1]?.body).not.toHaveProperty('asked_for');
});

// product.md §442
test('a time that was just taken leaves the list with its refusal, though the list is older', async () => {
  const { user, sent } = await openCheckout({
    ...serve(later),
    'POST /orders': () => failure(409, 'slot_unavailable', 'Kjo orë u zu.', { next_at: SLOTS[2] }),
  });
  await user.click(await screen.findByRole('radio', { name: /^Më vonë/ }));
  const hour = screen.getByRole('combobox', { name: 'Ora' });
  await user.selectOptions(hour, '20:00');
  await fillCheckout(user);
  await submitOrder(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Kjo orë u zu. Mundësia e parë është nesër në orën 12:00.');
  expect(hour).toHaveValue(SLOTS[2]);
  const day = screen.getByRole('combobox', { name: 'Dita' });
  await user.selectOptions(day, 'Sot');
  expect(within(hour).getAllByRole('option')).toHaveLength(1);
  expect(hour).toHaveValue(FIRST);
  await user.click(within(alert).getByRole('button', { name: 'Zgjidh nesër në orën 12:00' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await submitOrder(user);
  await waitFor(() => expect(sent()[1]?.body).toMatchObject({ asked_for: SLOTS[2] }));
});

// product.md §442
test('free times are loaded again when the window is looked at again', async () => {
  let slots = SLOTS;
  const { user } = await openCheckout({ ...serve(later), 'GET /places/{id}/slots': () => ({ slots }) });
  await user.click(await screen.findByRole('radio', { name: /^Më vonë/ }));
  const hour = screen.getByRole('combobox', { name: 'Ora' });
  expect(within(hour).getAllByRole('option')).toHaveLength(2);
  slots = SLOTS.slice(1);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(within(hour).getAllByRole('option')).toHaveLength(1));
  expect(hour).toHaveValue(SECOND);
});

// product.md §24
test.each([
  ['as soon as possible', later, undefined],
  ['for the next free slot', closed, FIRST],
])(
  'an order %s whose answer was lost is sent again as it was, though it took the time',
  async (_when, times, asked_for) => {
    const first = await openCheckout({
      ...serve(times),
      'POST /orders': () => failure(503, 'service_unavailable'),
    });
    await fillCheckout(first.user);
    await submitOrder(first.user);
    await screen.findByRole('alert');
    first.unmount();
    // The page is loaded again.
    useWays.setState({ chosenWays: {} });
    const { user, sent } = await openCheckout({
      'GET /places/{id}/availability': closed,
      'GET /places/{id}/slots': { slots: SLOTS.slice(1) },
    });
    await screen.findByRole('radio', { name: /^Më vonë/ });
    await submitOrder(user);
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [before, again] = [first.sent()[0], sent()[0]];
    expect(before?.body).toEqual(
      asked_for
        ? expect.objectContaining({ asked_for })
        : expect.not.objectContaining({ asked_for: expect.anything() }),
    );
    expect(again?.body).toEqual(before?.body);
    expect(again?.headers.get('idempotency-key')).toBe(before?.headers.get('idempotency-key'));
    await screen.findByRole('heading', { level: 1, name: 'Porosia u regjistrua' });
  },
);

// product.md §284
test.each(['table_unknown', 'fulfilment_unavailable'])(
  'an order at a table that cannot be had (%s) can be one for pickup by one press',
  async (code) => {
    saveTable('oxhaku', { code: 'q3Zr8Yw2LxT5', label: '12' });
    const { user, sent } = await openCheckout({
      'POST /orders': () => failure(409, code, 'Kështu jo.'),
    });
    await fillCheckout(user);
    await submitOrder(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Kështu jo.');
    expectKept();
    await user.click(within(alert).getByRole('button', { name: 'Zgjidh ta marrësh vetë' }));
    await submitOrder(user);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).not.toHaveProperty('table_code');
    expect(useWays.getState().tables.oxhaku === undefined).toBe(code === 'table_unknown');
  },
);
