import type { OrderingState } from '@tavolina/shared-api/contract';
import type { FakeRequest } from '@tavolina/shared-api/testing';
import { fakeAudio } from '@tavolina/shared-console/testing/fake-audio.ts';
import { ORDERING } from '@tavolina/shared-console/testing/hours-samples.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { openBoard } from '../../testing/open-board.ts';

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

beforeEach(() => {
  // jsdom has no window size of its own.
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query === '(max-width: 767px)' }) as MediaQueryList;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'matchMedia');
  Reflect.deleteProperty(window, 'AudioContext');
});

const folded = () => screen.findByText('Porositë tani');

// product.md §548
test('on a phone one line says how orders are taken, and opens busy mode and pause', async () => {
  const busy = ({ body }: FakeRequest): OrderingState => {
    const { minutes } = body as { minutes: 0 | 10 };
    return { ...ORDERING, busy_minutes: minutes, busy_until: inMinutes(60) };
  };
  const { user } = await openBoard({ api: { 'PUT /availability/busy': busy } });
  expect((await folded()).closest('summary')).toHaveTextContent('Porositë taniSi zakonisht');
  expect(screen.queryByRole('button', { name: 'Ndalo porositë' })).not.toBeInTheDocument();
  await user.click(await folded());
  await user.click(await screen.findByRole('radio', { name: '+10 min' }));
  await waitFor(async () =>
    expect((await folded()).closest('summary')).toHaveTextContent('Ngarkesë, +10 min'),
  );
  // It stays open: the next press takes the minutes back.
  expect(screen.getByRole('radio', { name: 'Normale' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ndalo porositë' })).toBeVisible();
});

test.each([
  ['sq', /^Porositë taniNdalur deri në orën \d\d:\d\d|^Porositë taniNdalur deri nesër/],
  ['en', /^Orders nowPaused until /],
] as const)('the line says until when orders are paused, %s', async (lng, text) => {
  await openBoard({ lng, api: { 'GET /availability/state': { ...ORDERING, paused_until: inMinutes(20) } } });
  const title = await screen.findByText(lng === 'sq' ? 'Porositë tani' : 'Orders now');
  await waitFor(() => expect(title.closest('summary')).toHaveTextContent(text));
});

test('the bell is asked for in a line, and its pictures have names', async () => {
  fakeAudio();
  const { user } = await openBoard();
  const question = within(
    await screen.findByRole('group', { name: 'A të bjerë zilja në këtë pajisje kur vjen një porosi?' }),
  );
  expect(question.getByRole('button', { name: 'Po' })).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Jo' }));
  expect(await screen.findByText('Zilja këtu është e fikur.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ndize' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ndiz zilen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kuzhina', description: 'Kuzhina' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Kolona' })).toBeChecked();
});
