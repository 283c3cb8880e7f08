import type { OrderingState } from '@tavolina/shared-api/contract';
import { failure, setClock } from '@tavolina/shared-api/testing';
import { ORDERING } from '@tavolina/shared-console/testing/hours-samples.ts';
import { tap } from '@tavolina/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openBoard } from '../testing/open-board.ts';

const HALF_MINUTE_MS = 30_000;
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const ended = (): OrderingState => ({
  ...ORDERING,
  unattended: { from: minutesAgo(40), until: minutesAgo(0) },
});
const bar = () =>
  screen.findByRole('region', { name: 'Porositë kur asnjë panel dhe asnjë kasë nuk ishte e lidhur' });
const noBar = () =>
  screen.queryByRole('region', { name: 'Porositë kur asnjë panel dhe asnjë kasë nuk ishte e lidhur' });

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

/** Windows of one browser: one has the lock until it closes, then the next one gets it. */
const withLocks = () => {
  let turn = Promise.resolve();
  const request = (_name: string, _options: object, work: () => Promise<void>): Promise<void> => {
    turn = turn.then(work);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
};

// product.md §340
test('an open console says so every half minute, also while nobody looks at it', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { sent } = await openBoard();
  const heartbeats = () => sent('PUT /availability/alive').length;
  await waitFor(() => expect(heartbeats()).toBe(1));
  await act(() => jest.advanceTimersByTimeAsync(2 * HALF_MINUTE_MS));
  expect(heartbeats()).toBe(3);
});

// product.md §701
test('support that looks says nothing of the kind', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { sent } = await openBoard({ isView: true });
  await act(() => jest.advanceTimersByTimeAsync(2 * HALF_MINUTE_MS));
  expect(sent('GET /orders/business').length).toBeGreaterThan(0);
  expect(sent('PUT /availability/alive')).toEqual([]);
  expect(sent('GET /businesses/mine')).toEqual([]);
});

// product.md §340
test('of the windows of a browser one says it', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  withLocks();
  const first = await openBoard();
  await waitFor(() => expect(first.sent('PUT /availability/alive')).toHaveLength(1));
  const second = await openBoard();
  await act(() => jest.advanceTimersByTimeAsync(HALF_MINUTE_MS));
  const both = () => [...first.sent('PUT /availability/alive'), ...second.sent('PUT /availability/alive')];
  expect(both()).toHaveLength(2);
  first.unmount();
  await waitFor(() => expect(both()).toHaveLength(3));
});

// product.md §340
test('a heartbeat that does not arrive is not told: the next one follows', async () => {
  const { sent } = await openBoard({
    api: { 'PUT /availability/alive': failure(503, 'service_unavailable') },
  });
  await waitFor(() => expect(sent('PUT /availability/alive')).toHaveLength(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// product.md §342
test('a console that ends the pause of its place says from when to when that was, until it is read', async () => {
  // After midnight both times would name their days.
  setClock('2026-11-20T18:00:00.000Z');
  let state: OrderingState = {
    ...ORDERING,
    paused_until: new Date(Date.now() + 3_600_000).toISOString(),
    unattended: { from: minutesAgo(40), until: null },
  };
  await openBoard({
    api: {
      'GET /availability/state': () => state,
      'PUT /availability/alive': () => {
        state = ended();
        return { resumed: true };
      },
    },
  });
  const read = within(await bar());
  expect(
    await read.findByText(/^Nga \d\d:\d\d deri në \d\d:\d\d asnjë panel dhe asnjë kasë nuk ishte e lidhur/),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Pauza e porosive' })).not.toBeInTheDocument();
  // Looked for before: a slow machine would find it after the second tap's time.
  const below = screen.getByRole('button', { name: 'Ndalo porositë' });
  tap(read.getByRole('button', { name: 'Në rregull' }));
  expect(noBar()).not.toBeInTheDocument();
  // What moves up under the second tap of a double tap is not pressed.
  expect(tap(below)).toBe(false);
});

// product.md §342
test('what was read on this device is not told again', async () => {
  const state = ended();
  await openBoard({
    api: { 'GET /availability/state': state },
    keptOnDevice: { 'tavolina-unattended-read': state.unattended?.from ?? '' },
  });
  await screen.findByRole('button', { name: 'Ndalo porositë' });
  expect(noBar()).not.toBeInTheDocument();
});
