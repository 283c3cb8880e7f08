import type { OpeningHours, StoredHours } from '@tavolina/shared-api/contract';
import { type FakeRequest, failure, pending } from '@tavolina/shared-api/testing';
import { HOURS, weekOf } from '@tavolina/shared-console/testing/hours-samples.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openHours, saveHours } from '../../testing/open-hours.ts';

const NONE: StoredHours = { hours: null, version: 0 };
/** What the tab keeps the form under. */
const KEPT = 'opening-hours:oxhaku';
const DAY = { opens: '09:00', closes: '22:00' };

const save = ({ body }: FakeRequest): StoredHours => {
  const { hours, version } = body as { hours: OpeningHours; version: number };
  return { hours, version: version + 1 };
};

const day = (name: string): HTMLElement => screen.getByRole('group', { name });
/** A field of a day; a browser gives a time whole, never letter by letter. */
const write = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

// product.md §282, §300
test('a place without hours is told that it takes orders at any time, and begins with usual hours', async () => {
  const { user, sent } = await openHours({
    api: { 'GET /availability/hours': NONE, 'PUT /availability/hours': save },
  });
  expect(await screen.findByText(/Pa orar, porositë merren në çdo kohë, ditë e natë/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Vendos orarin' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Java' })).toHaveFocus();
  expect(screen.getByText(/deri atëherë porositë merren në çdo kohë/)).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'E diel: hapur' }));
  expect(within(day('E diel')).getByText('Mbyllur')).toBeVisible();
  write('E premte, orari 1: mbyllet', '02:00');
  expect(within(day('E premte')).getByText('Deri në 02:00 të ditës tjetër')).toBeVisible();
  await user.click(saveHours());
  expect(await screen.findByText('Ndryshimet u ruajtën.')).toBeVisible();
  const week = weekOf(DAY);
  week[4] = [{ opens: '09:00', closes: '02:00' }];
  week[6] = [];
  expect(sent('PUT /availability/hours')[0]?.body).toEqual({
    hours: { week, pickup: null, table: null, special_days: [] },
    version: 0,
  });
  expect(screen.queryByText(/deri atëherë porositë/)).not.toBeInTheDocument();
});

// product.md §280
test('a day has up to four ranges, is copied to others, and what was closed by mistake comes back', async () => {
  const { user, sent } = await openHours({ api: { 'PUT /availability/hours': save } });
  const add = await screen.findByRole('button', { name: 'Shto orar: E hënë' });
  await user.click(add);
  expect(screen.getByLabelText('E hënë, orari 2: hapet')).toHaveFocus();
  write('E hënë, orari 1: mbyllet', '14:00');
  write('E hënë, orari 2: hapet', '18:00');
  write('E hënë, orari 2: mbyllet', '23:00');
  await user.click(screen.getByRole('button', { name: 'Kopjo: E hënë' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Te të gjitha ditët' }));
  expect(screen.getByText('E hënë: orari u kopjua. Te të gjitha ditët.')).toBeInTheDocument();
  expect(screen.getByLabelText('E diel, orari 2: hapet')).toHaveValue('18:00');
  const sunday = screen.getByRole('switch', { name: 'E diel: hapur' });
  await user.click(sunday);
  expect(screen.queryByLabelText('E diel, orari 1: hapet')).not.toBeInTheDocument();
  await user.click(sunday);
  await user.click(screen.getByRole('button', { name: 'Hiq: E diel, orari 1' }));
  await user.click(add);
  await user.click(add);
  expect(screen.queryByRole('button', { name: 'Shto orar: E hënë' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hiq: E hënë, orari 4' }));
  await user.click(screen.getByRole('button', { name: 'Hiq: E hënë, orari 3' }));
  await user.click(saveHours());
  await waitFor(() => expect(sent('PUT /availability/hours')).toHaveLength(1));
  const both = [
    { opens: '09:00', closes: '14:00' },
    { opens: '18:00', closes: '23:00' },
  ];
  const week = weekOf(...both);
  week[6] = both.slice(1);
  expect(sent('PUT /availability/hours')[0]?.body).toMatchObject({ hours: { week }, version: 1 });
});

test('missing and overlapping times are said at their fields, and nothing is sent', async () => {
  const { user, sent } = await openHours({ lng: 'en', api: { 'PUT /availability/hours': save } });
  await user.click(await screen.findByRole('button', { name: 'Add hours: Monday' }));
  await user.click(screen.getByRole('button', { name: 'Save the hours' }));
  const opens = screen.getByLabelText('Monday, hours 2: opens');
  await waitFor(() => expect(opens).toHaveAccessibleDescription('Enter the time.'));
  expect(opens).toHaveFocus();
  write('Monday, hours 2: opens', '21:00');
  write('Monday, hours 2: closes', '23:30');
  expect(opens).toHaveAccessibleDescription('Begins before the other hours end.');
  await user.click(screen.getByRole('button', { name: 'Save the hours' }));
  expect(opens).toBeInvalid();
  write('Monday, hours 1: closes', '21:00');
  expect(opens).toBeValid();
  expect(sent('PUT /availability/hours')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Save the hours' }));
  await waitFor(() => expect(sent('PUT /availability/hours')).toHaveLength(1));
});

// product.md §561
test('a day that begins before the night before is over says so at its field, over Sunday too', async () => {
  const { user, sent } = await openHours({ lng: 'en', api: { 'PUT /availability/hours': save } });
  await screen.findByRole('switch', { name: 'Sunday: open' });
  write('Sunday, hours 1: opens', '18:00');
  write('Sunday, hours 1: closes', '02:00');
  write('Monday, hours 1: opens', '01:00');
  const opens = screen.getByLabelText('Monday, hours 1: opens');
  await user.click(screen.getByRole('button', { name: 'Save the hours' }));
  expect(opens).toHaveAccessibleDescription('Sunday is open until 02:00: begin then or later.');
  expect(opens).toHaveFocus();
  expect(sent('PUT /availability/hours')).toHaveLength(0);
  write('Sunday, hours 1: closes', '01:00');
  expect(opens).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Save the hours' }));
  await waitFor(() => expect(sent('PUT /availability/hours')).toHaveLength(1));
});

test('what the server refuses stands at its field, which gets the focus', async () => {
  const { user } = await openHours({
    api: {
      'PUT /availability/hours': failure(422, 'invalid_input', 'Kontrollo fushat.', {
        errors: [{ field: 'hours.week.2.0.closes', message: 'Kjo orë nuk vlen.' }],
      }),
    },
  });
  // It is written below the later hours, and sent before them.
  await user.click(await screen.findByRole('button', { name: 'Shto orar: E mërkurë' }));
  write('E mërkurë, orari 2: hapet', '06:00');
  write('E mërkurë, orari 2: mbyllet', '08:00');
  await user.click(saveHours());
  await waitFor(() =>
    expect(screen.getByLabelText('E mërkurë, orari 2: mbyllet')).toHaveAccessibleDescription(
      'Kjo orë nuk vlen.',
    ),
  );
  await waitFor(() => expect(screen.getByLabelText('E mërkurë, orari 2: mbyllet')).toHaveFocus());
  expect(screen.getByLabelText('E mërkurë, orari 1: mbyllet')).toBeValid();
  expect(screen.getByRole('alert')).toHaveTextContent('Orari nuk u ruajt. Kontrollo fushat.');
});

// product.md §280
test('orders of one kind get hours of their own, which begin as a copy', async () => {
  const { user, sent } = await openHours({ api: { 'PUT /availability/hours': save } });
  const pickup = await screen.findByRole('switch', { name: 'Porositë për t’u marrë kanë orarin e tyre' });
  await user.click(pickup);
  const own = within(screen.getByRole('group', { name: 'Porositë për t’u marrë kanë orarin e tyre' }));
  const closes = own.getByLabelText('E hënë, orari 1: mbyllet');
  expect(closes).toHaveValue('22:00');
  fireEvent.change(closes, { target: { value: '20:00' } });
  // Switched off by mistake, it loses nothing.
  await user.click(pickup);
  await user.click(pickup);
  await user.click(saveHours());
  await waitFor(() => expect(sent('PUT /availability/hours')).toHaveLength(1));
  const week = weekOf(DAY);
  week[0] = [{ opens: '09:00', closes: '20:00' }];
  expect(sent('PUT /availability/hours')[0]?.body).toMatchObject({ hours: { pickup: week, table: null } });
});

const REMOVED = failure(409, 'version_conflict', 'Dikush tjetër e ndryshoi.', { current: NONE });

// product.md §301
test('hours that somebody else removed are saved again on a press', async () => {
  const { user, sent } = await openHours({
    api: {
      'PUT /availability/hours': (request) =>
        (request.body as StoredHours).version === 0 ? save(request) : REMOVED,
    },
  });
  await user.click(await screen.findByRole('switch', { name: 'E hënë: hapur' }));
  await user.click(saveHours());
  expect(await screen.findByText('Dikush tjetër e hoqi orarin ndërkohë.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hiq orarin' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ruaj orarin tim' }));
  expect(await screen.findByText('Ndryshimet u ruajtën.')).toBeVisible();
  const week = weekOf(DAY);
  week[0] = [];
  expect(sent('PUT /availability/hours')[1]?.body).toMatchObject({ hours: { week }, version: 0 });
});

// product.md §301
test('hours that somebody else removed stay removed on a press', async () => {
  const { user } = await openHours({ api: { 'PUT /availability/hours': REMOVED } });
  await user.click(await screen.findByRole('switch', { name: 'E hënë: hapur' }));
  await user.click(saveHours());
  await user.click(await screen.findByRole('button', { name: 'Vazhdo pa orar' }));
  expect(await screen.findByText(/Pa orar, porositë merren në çdo kohë/)).toBeVisible();
  expect(sessionStorage.getItem(KEPT)).toBeNull();
});

// product.md §84
test('what was not saved is there again after a reload, until it is given up', async () => {
  const { user, unmount } = await openHours();
  await user.click(await screen.findByRole('switch', { name: 'E hënë: hapur' }));
  const kept = { ...sessionStorage } as Record<string, string>;
  expect(kept).toHaveProperty([KEPT]);
  unmount();
  const again = await openHours({ kept });
  expect(await screen.findByText('Vazhdon nga ndryshimet që nuk u ruajtën.')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'E hënë: hapur' })).not.toBeChecked();
  await again.user.click(screen.getByRole('button', { name: 'Hidhi ndryshimet' }));
  expect(screen.getByRole('switch', { name: 'E hënë: hapur' })).toBeChecked();
  expect(sessionStorage.getItem(KEPT)).toBeNull();
});

test('what another version of the page kept is not taken for hours', async () => {
  await openHours({ kept: { [KEPT]: '{"version":1,"values":{"week":[{}]}}' } });
  expect(await screen.findByRole('switch', { name: 'E hënë: hapur' })).toBeChecked();
  expect(screen.queryByText(/Vazhdon nga/)).not.toBeInTheDocument();
});

test('hours that are awaited or do not come say so', async () => {
  const { unmount } = await openHours({ api: { 'GET /availability/hours': pending } });
  expect(screen.queryByRole('button', { name: 'Ruaj orarin' })).not.toBeInTheDocument();
  unmount();
  await openHours({ api: { 'GET /availability/hours': failure(403, 'forbidden', 'Nuk lejohet.') } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Orari nuk u ngarkua.');
});

// product.md §300
test('a plan without orders sets hours, and is told what order settings take', async () => {
  const { user } = await openHours({ tier: 'basic', lng: 'en', api: { 'GET /availability/hours': NONE } });
  expect(await screen.findByText('Set them, so that customers see when you are open.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set the hours' }));
  expect(
    screen.getByText('These hours are an example and not saved yet. Change and save them.'),
  ).toBeVisible();
  expect(screen.queryByText(/orders are taken/)).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /Orders/ })).toHaveAttribute('aria-disabled', 'true');
});

// product.md §266
test('hours are taken away after a question, and the place is told what that means', async () => {
  const { user, sent } = await openHours({ api: { 'PUT /availability/hours': NONE } });
  await user.click(await screen.findByRole('button', { name: 'Hiq orarin' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Të hiqet orari?' }));
  await user.click(dialog.getByRole('button', { name: 'Hiqe' }));
  expect(await screen.findByText(/Pa orar, porositë merren në çdo kohë, ditë e natë/)).toBeVisible();
  expect(sent('PUT /availability/hours')[0]?.body).toEqual({ hours: null, version: HOURS.version });
});

// product.md §266
test('hours that were set and removed leave no example behind that a further press would save', async () => {
  const { user } = await openHours({
    api: {
      'GET /availability/hours': NONE,
      'PUT /availability/hours': (request) =>
        (request.body as StoredHours).hours ? save(request) : { hours: null, version: 2 },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Vendos orarin' }));
  await user.click(saveHours());
  await user.click(await screen.findByRole('button', { name: 'Hiq orarin' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Të hiqet orari?' }));
  await user.click(dialog.getByRole('button', { name: 'Hiqe' }));
  expect(await screen.findByRole('button', { name: 'Vendos orarin' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Ruaj orarin' })).not.toBeInTheDocument();
});

test('hours that could not be removed stay', async () => {
  const { user } = await openHours({
    api: { 'PUT /availability/hours': failure(403, 'forbidden', 'Nuk lejohet.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Hiq orarin' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Hiqe' }));
  expect(await screen.findByText('Orari nuk u hoq.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hiq orarin' })).toBeVisible();
});
