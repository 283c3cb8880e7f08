import { failure } from '@tavolina/shared-api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { saveTable, useWays } from '../../lib/way/way-store.ts';
import { expectKept, fillCheckout, openCheckout, submitOrder, TIMES } from '../../testing/checkout-page.ts';
import { beforeSlots, closed, FIRST, later, radio, SECOND, SLOTS, serve } from '../../testing/order-times.ts';

beforeSlots();

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

// product.md §630
test('a place that pauses meanwhile is not ordered from for later, however often the button is pressed', async () => {
  let times = later;
  const { user, sent } = await openCheckout({
    ...serve(later),
    'GET /places/{id}/availability': () => times,
    'POST /orders': () => failure(409, 'ordering_paused', 'Pushim.', { next_at: FIRST }),
  });
  expect(await screen.findByText('Gati rreth orës 19:40')).toBeVisible();
  await fillCheckout(user);
  times = closed;
  await submitOrder(user);
  const alert = await screen.findByRole('alert');
  expect(radio(/^Sa më shpejt/)).toBeChecked();
  await submitOrder(user);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).not.toHaveProperty('asked_for');
  await waitFor(() => expect(alert).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Zgjidh orën 19:45' }));
  await submitOrder(user);
  await waitFor(() => expect(sent()[2]?.body).toMatchObject({ asked_for: FIRST }));
});

// product.md §630
test('what the page showed as chosen stays chosen when its times are looked at again', async () => {
  let times = later;
  await openCheckout({ ...serve(later), 'GET /places/{id}/availability': () => times });
  expect(await screen.findByText('Gati rreth orës 19:40')).toBeVisible();
  times = closed;
  fireEvent.focus(window);
  expect(await screen.findByText('Mundësia e parë është në orën 19:45.')).toBeVisible();
  expect(radio(/^Sa më shpejt/)).toBeChecked();
  expect(radio(/^Më vonë/)).not.toBeChecked();
});

// product.md §630
test('the next time is not ordered instead of a chosen one that was taken, before its diner chose it', async () => {
  const { user, sent } = await openCheckout({
    ...serve(later),
    'POST /orders': () => failure(409, 'slot_unavailable', 'Kjo orë u zu.', { next_at: SLOTS[2] }),
  });
  await user.click(await screen.findByRole('radio', { name: /^Më vonë/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ora' }), '20:00');
  await fillCheckout(user);
  await submitOrder(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Kjo orë u zu.');
  await submitOrder(user);
  const alert = await screen.findByText(/Ora që zgjodhe nuk është më e lirë\./);
  expect(alert).toHaveTextContent('Mundësia e parë është nesër në orën 12:00.');
  expect(sent()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Zgjidh nesër në orën 12:00' }));
  await submitOrder(user);
  await waitFor(() => expect(sent()[1]?.body).toMatchObject({ asked_for: SLOTS[2] }));
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
