import type { OpeningHours, OpenRange, StoredHours } from '@tavolina/shared-api/contract';
import { type FakeRequest, failure } from '@tavolina/shared-api/testing';
import { HOURS, weekOf } from '@tavolina/shared-console/testing/hours-samples.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openHours, saveHours } from '../../testing/open-hours.ts';
import type { ScreenOptions } from '../../testing/render-screen.tsx';
import { hoursValues } from './hours-values.ts';

const PUT = 'PUT /availability/hours';
/** What the tab keeps the form under. */
const KEPT = 'opening-hours:oxhaku';
const DAY: OpenRange = { opens: '09:00', closes: '22:00' };
const NOON: OpenRange = { opens: '12:00', closes: '22:00' };
const CHRISTMAS = '2096-12-25';

/** A week that is as usual but for some days. */
const weekWith = (days: Record<number, OpenRange[]>): OpenRange[][] =>
  weekOf(DAY).map((ranges, day) => days[day] ?? ranges);
const theirHours = (hours: Partial<OpeningHours>): StoredHours => ({
  hours: { ...(HOURS.hours as OpeningHours), ...hours },
  version: 5,
});
/** Opens hours that somebody else saves first. */
const openStale = (current: StoredHours, options: Partial<ScreenOptions> = {}) =>
  openHours({
    ...options,
    api: {
      [PUT]: ({ body }: FakeRequest) => {
        const { hours, version } = body as StoredHours;
        return version === 5
          ? { hours, version: 6 }
          : failure(409, 'version_conflict', 'Dikush tjetër e ndryshoi.', { current });
      },
      ...options.api,
    },
  });
const switchOf = (name: string) => screen.findByRole('switch', { name: `${name}: hapur` });
const write = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

// product.md §301
test('days and dates that somebody else changed stay beside those changed here, without a question', async () => {
  const current = theirHours({
    week: weekWith({ 1: [NOON] }),
    pickup: weekWith({ 6: [] }),
    special_days: [{ date: CHRISTMAS, ranges: [], note: 'Krishtlindjet' }],
  });
  const { user, sent } = await openStale(current);
  await user.click(await switchOf('E hënë'));
  await user.click(saveHours());
  expect(await screen.findByText('Ndryshimet u ruajtën.')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(sent(PUT)).toHaveLength(2);
  expect(sent(PUT)[1]?.body).toEqual({
    hours: {
      week: weekWith({ 0: [], 1: [NOON] }),
      pickup: weekWith({ 6: [] }),
      table: null,
      special_days: [{ date: CHRISTMAS, ranges: [], note: 'Krishtlindjet' }],
    },
    version: 5,
  });
});

// product.md §301
test.each([
  [
    'sq',
    'E hënë',
    'hapur',
    'Ruaj orarin',
    'E jotja Mbyllur',
    'E tjetrit 12:00–22:00',
    'Ruaj ndryshimet e mia',
  ],
  ['en', 'Monday', 'open', 'Save the hours', 'Yours Closed', 'Theirs 12:00–22:00', 'Save my changes'],
] as const)(
  'of a day that both changed both hours are there to choose (%s)',
  async (lng, day, open, press, mine, theirs, keep) => {
    const current = theirHours({ week: weekWith({ 0: [NOON], 1: [NOON] }) });
    const { user, sent } = await openStale(current, { lng });
    await user.click(await screen.findByRole('switch', { name: `${day}: ${open}` }));
    await user.click(screen.getByRole('button', { name: press }));
    const alert = await screen.findByRole('alert');
    const choice = within(within(alert).getByRole('group', { name: day }));
    const own = choice.getByRole('radio', { name: mine });
    expect(own).toBeChecked();
    await waitFor(() => expect(own).toHaveFocus());
    expect(within(alert).getAllByRole('radio')).toHaveLength(2);
    // A further save leads to the choice, and sends nothing.
    await user.click(screen.getByRole('button', { name: press }));
    expect(own).toHaveFocus();
    expect(sent(PUT)).toHaveLength(1);
    await user.click(choice.getByRole('radio', { name: theirs }));
    await user.click(within(alert).getByRole('button', { name: keep }));
    await waitFor(() => expect(sent(PUT)).toHaveLength(2));
    expect(sent(PUT)[1]?.body).toMatchObject({
      hours: { week: weekWith({ 0: [NOON], 1: [NOON] }) },
      version: 5,
    });
  },
);

// product.md §301
test('what was changed here of a day that both changed is saved where it is chosen', async () => {
  const { user, sent } = await openStale(theirHours({ week: weekWith({ 0: [NOON], 1: [NOON] }) }));
  await user.click(await switchOf('E hënë'));
  await user.click(saveHours());
  await user.click(await screen.findByRole('button', { name: 'Ruaj ndryshimet e mia' }));
  await waitFor(() => expect(sent(PUT)).toHaveLength(2));
  expect(sent(PUT)[1]?.body).toMatchObject({ hours: { week: weekWith({ 0: [], 1: [NOON] }) }, version: 5 });
});

test('a date, and the own hours of a way, are asked for where both changed them', async () => {
  const before = theirHours({
    pickup: weekWith({}),
    special_days: [{ date: CHRISTMAS, ranges: [], note: 'Krishtlindjet' }],
  });
  const current = theirHours({
    pickup: weekWith({ 2: [NOON] }),
    special_days: [{ date: CHRISTMAS, ranges: [NOON], note: 'Krishtlindjet' }],
  });
  const { user } = await openStale(current, {
    api: { 'GET /availability/hours': { ...before, version: 1 } },
  });
  await user.click(await screen.findByRole('switch', { name: 'Porositë për t’u marrë kanë orarin e tyre' }));
  await user.click(screen.getByRole('button', { name: /^Hiq: .*25\.12\.2096/ }));
  await user.click(saveHours());
  const alert = within(await screen.findByRole('alert'));
  const way = within(alert.getByRole('group', { name: 'Porositë për t’u marrë kanë orarin e tyre' }));
  expect(way.getByRole('radio', { name: 'E jotja Jo' })).toBeChecked();
  expect(way.getByRole('radio', { name: 'E tjetrit Po' })).not.toBeChecked();
  const date = within(alert.getByRole('group', { name: /25\.12\.2096/ }));
  expect(date.getByRole('radio', { name: 'E jotja si zakonisht' })).toBeChecked();
  expect(date.getByRole('radio', { name: 'E tjetrit 12:00–22:00 · Krishtlindjet' })).not.toBeChecked();
});

// product.md §301
test('the hours of the other are taken over on a press', async () => {
  const { user } = await openStale(theirHours({ week: weekOf(NOON) }));
  await user.click(await switchOf('E hënë'));
  await user.click(saveHours());
  await user.click(await screen.findByRole('button', { name: 'Hiq dorë nga ndryshimet e mia' }));
  expect(await switchOf('E hënë')).toBeChecked();
  expect(screen.getByLabelText('E diel, orari 1: hapet')).toHaveValue('12:00');
  expect(sessionStorage.getItem(KEPT)).toBeNull();
});

// product.md §84, §301
describe('hours that the tab kept from an older version', () => {
  const base = hoursValues(HOURS.hours, '2026-11-20');
  const values = { ...base, week: base.week.map((day, index) => (index === 0 ? { ranges: [] } : day)) };
  const openKept = (current: StoredHours) =>
    openStale(current, {
      kept: { [KEPT]: JSON.stringify({ values, base, version: 1 }) },
      api: { 'GET /availability/hours': current },
    });

  test('take in what was saved since', async () => {
    const { user, sent } = await openKept(theirHours({ week: weekWith({ 1: [NOON] }) }));
    expect(await switchOf('E hënë')).not.toBeChecked();
    expect(screen.getByLabelText('E martë, orari 1: hapet')).toHaveValue('12:00');
    await user.click(saveHours());
    await waitFor(() =>
      expect(sent(PUT)[0]?.body).toMatchObject({
        hours: { week: weekWith({ 0: [], 1: [NOON] }) },
        version: 5,
      }),
    );
  });

  test('ask for the days that both changed as they open', async () => {
    await openKept(theirHours({ week: weekWith({ 0: [NOON] }) }));
    const choice = within(within(await screen.findByRole('alert')).getByRole('group', { name: 'E hënë' }));
    expect(choice.getByRole('radio', { name: 'E jotja Mbyllur' })).toBeChecked();
  });
});

// product.md §301
test('hours that somebody else changed are shown before they are removed', async () => {
  const current = theirHours({ week: weekWith({ 1: [NOON] }) });
  const { user, sent } = await openStale(current, {
    api: {
      [PUT]: ({ body }: FakeRequest) =>
        (body as StoredHours).version === 5
          ? { hours: null, version: 6 }
          : failure(409, 'version_conflict', 'Dikush tjetër e ndryshoi.', { current }),
    },
  });
  const remove = async (): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Hiq orarin' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Hiqe' }));
  };
  await remove();
  expect(await screen.findByText(/shikoji para se ta heqësh orarin/)).toBeVisible();
  expect(screen.getByLabelText('E martë, orari 1: hapet')).toHaveValue('12:00');
  await remove();
  expect(await screen.findByText(/Pa orar, porositë merren në çdo kohë/)).toBeVisible();
  expect(sent(PUT).at(-1)?.body).toEqual({ hours: null, version: 5 });
});

test('a time that is typed in a conflict is what is saved', async () => {
  const { user, sent } = await openStale(theirHours({ week: weekWith({ 0: [NOON] }) }));
  await switchOf('E hënë');
  write('E hënë, orari 1: mbyllet', '20:00');
  await user.click(saveHours());
  const choice = within(within(await screen.findByRole('alert')).getByRole('group', { name: 'E hënë' }));
  expect(choice.getByRole('radio', { name: 'E jotja 09:00–20:00' })).toBeVisible();
  write('E hënë, orari 1: mbyllet', '21:00');
  expect(choice.getByRole('radio', { name: 'E jotja 09:00–21:00' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet e mia' }));
  await waitFor(() => expect(sent(PUT)).toHaveLength(2));
  expect(sent(PUT)[1]?.body).toMatchObject({
    hours: { week: weekWith({ 0: [{ opens: '09:00', closes: '21:00' }] }) },
  });
});
