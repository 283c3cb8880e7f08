import type { OrderingState } from '@tavolina/shared-api/contract';
import { type FakeRequest, failure } from '@tavolina/shared-api/testing';
import { ORDERING } from '@tavolina/shared-console/testing/hours-samples.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openBoard } from '../../testing/open-board.ts';

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const bar = () => screen.findByRole('region', { name: 'Pauza e porosive' });
const noBar = () => screen.queryByRole('region', { name: 'Pauza e porosive' });

afterEach(() => jest.useRealTimers());

/** The state that a press on the busy mode leaves. */
const busy = ({ body }: FakeRequest): OrderingState => {
  const { minutes } = body as { minutes: 0 | 20 };
  return { ...ORDERING, busy_minutes: minutes, busy_until: minutes === 0 ? null : inMinutes(60) };
};

// product.md §287
test('a busy kitchen adds minutes, says until when, and takes them back', async () => {
  const { user, sent } = await openBoard({ api: { 'PUT /availability/busy': busy } });
  const group = within(await screen.findByRole('group', { name: 'Ngarkesa në kuzhinë' }));
  expect(group.getByRole('radio', { name: 'Normale' })).toBeChecked();
  await user.click(group.getByRole('radio', { name: '+20 min' }));
  expect(
    await screen.findByText(/^Deri .+, klientëve porosia u premtohet 20 minuta më vonë\.$/),
  ).toBeVisible();
  expect(group.getByRole('radio', { name: '+20 min' })).toBeChecked();
  await user.click(group.getByRole('radio', { name: 'Normale' }));
  await waitFor(() => expect(screen.queryByText(/klientëve porosia u premtohet/)).not.toBeInTheDocument());
  expect(sent('PUT /availability/busy').map(({ body }) => body)).toEqual([{ minutes: 20 }, { minutes: 0 }]);
});

test('a press that is taken back at once is heard, and the kitchen is as it was', async () => {
  const { sent } = await openBoard({ api: { 'PUT /availability/busy': busy } });
  const normal = await screen.findByRole('radio', { name: 'Normale' });
  const more = screen.getByRole('radio', { name: '+20 min' });
  fireEvent.click(more);
  expect(more).toBeChecked();
  fireEvent.click(normal);
  expect(normal).toBeChecked();
  await waitFor(() =>
    expect(sent('PUT /availability/busy').map(({ body }) => body)).toEqual([{ minutes: 20 }, { minutes: 0 }]),
  );
  expect(normal).toBeChecked();
});

test('minutes that could not be added say so, and the kitchen is as it was', async () => {
  const { user } = await openBoard({ api: { 'PUT /availability/busy': failure(500, 'internal_error') } });
  await user.click(await screen.findByRole('radio', { name: '+10 min' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ngarkesa nuk u ndryshua.');
  expect(screen.getByRole('radio', { name: 'Normale' })).toBeChecked();
});

// product.md §288, §303
test('orders are paused with a note, which is seen at once, and taken again with a press', async () => {
  const pause = ({ body }: FakeRequest): OrderingState => {
    const { span, note = '' } = body as { span: string; note?: string };
    return span === 'no' ? ORDERING : { ...ORDERING, paused_until: inMinutes(15), pause_note: note };
  };
  const { user, sent } = await openBoard({ api: { 'PUT /availability/pause': pause } });
  await user.click(await screen.findByRole('button', { name: 'Ndalo porositë' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ndalo porositë' }));
  expect(sheet.getByRole('radio', { name: '30 min' })).toBeChecked();
  await user.click(sheet.getByRole('radio', { name: 'Deri nesër' }));
  expect(
    sheet.getByText('Porositë rifillojnë vetë kur të hapësh ditën tjetër të punës; pa orar, në mesnatë.'),
  ).toBeVisible();
  await user.click(sheet.getByRole('radio', { name: '15 min' }));
  expect(sheet.getByText(/^Porositë rifillojnë vetë në orën \d\d:\d\d\.$/)).toBeVisible();
  await user.type(sheet.getByLabelText(/Çfarë lexojnë klientët/), 'Kuzhina është plot.');
  await user.click(sheet.getByRole('button', { name: 'Ndalo porositë tani' }));
  const paused = within(await bar());
  expect(paused.getByText(/^Porositë janë ndalur deri /)).toBeVisible();
  expect(paused.getByRole('status')).toHaveTextContent('Klientët lexojnë: “Kuzhina është plot.”');
  expect(sent('PUT /availability/pause')[0]?.body).toEqual({
    span: 'for_15_minutes',
    note: 'Kuzhina është plot.',
  });
  expect(sessionStorage.getItem('pause:oxhaku')).toBeNull();
  await user.click(paused.getByRole('button', { name: 'Merr porosi përsëri' }));
  await waitFor(() => expect(noBar()).not.toBeInTheDocument());
  expect(sent('PUT /availability/pause')[1]?.body).toMatchObject({ span: 'no' });
});

// product.md §583
test('a note of a pause that is too long stays as typed, and its field says so', async () => {
  const { user, sent } = await openBoard();
  await user.click(await screen.findByRole('button', { name: 'Ndalo porositë' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ndalo porositë' }));
  const note = sheet.getByLabelText(/Çfarë lexojnë klientët/);
  await user.click(note);
  await user.paste('ë'.repeat(201));
  await user.click(sheet.getByRole('button', { name: 'Ndalo porositë tani' }));
  await waitFor(() => expect(note).toHaveAccessibleDescription(/^Shkruaj deri në 200 shenja\./));
  expect(note).toHaveValue('ë'.repeat(201));
  expect(sent('PUT /availability/pause')).toEqual([]);
});

test('a pause that could not be set, or ended, says so', async () => {
  const refuse = failure(500, 'internal_error');
  const { user } = await openBoard({
    lng: 'en',
    api: {
      'GET /availability/state': { ...ORDERING, paused_until: inMinutes(20), pause_note: '' },
      'PUT /availability/pause': refuse,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take orders again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Orders are still paused.');
  await user.click(screen.getByRole('button', { name: 'Change the pause' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Pause orders' }));
  await user.click(sheet.getByRole('button', { name: 'Pause orders now' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent('Orders were not paused.');
});

// product.md §303
test('a pause ends on the screen by itself, and one from another device appears', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let state: OrderingState = { ...ORDERING, paused_until: inMinutes(0.5) };
  await openBoard({ api: { 'GET /availability/state': () => state } });
  expect(await bar()).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(noBar()).not.toBeInTheDocument();
  state = { ...ORDERING, paused_until: inMinutes(60) };
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await bar()).toBeVisible();
});

test('a state that is not known says so', async () => {
  await openBoard({ api: { 'GET /availability/state': failure(403, 'forbidden', 'Nuk lejohet.') } });
  expect(await screen.findByText('Nuk dihet nëse porositë janë ndalur.')).toBeVisible();
});
