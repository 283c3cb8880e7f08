import type { OpeningHours, StoredHours } from '@tavolina/shared-api/contract';
import { type FakeRequest, failure } from '@tavolina/shared-api/testing';
import { HOURS } from '@tavolina/shared-console/testing/hours-samples.ts';
import { calendarDay } from '@tavolina/shared-ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openHours, saveHours } from '../../testing/open-hours.ts';

const save = ({ body }: FakeRequest): StoredHours => ({
  hours: (body as { hours: OpeningHours }).hours,
  version: 2,
});
const withSpecial = (...special_days: OpeningHours['special_days']): StoredHours => ({
  hours: { ...(HOURS.hours as OpeningHours), special_days },
  version: 1,
});
/** A date so many days from now. */
const dateIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** In local time, as the form reads dates. */
const yesterday = (): string =>
  new Date(Date.parse(calendarDay(new Date().toISOString())) - 86_400_000).toISOString().slice(0, 10);

// product.md §281
test('a date gets other hours and a note; one that is past, there already or missing is refused', async () => {
  const { user, sent } = await openHours({
    api: {
      'GET /availability/hours': withSpecial({ date: dateIn(20), ranges: [], note: 'Pushim' }),
      'PUT /availability/hours': save,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Shto një ditë' }));
  const date = screen.getByLabelText('Data');
  expect(date).toHaveFocus();
  await user.click(saveHours());
  await waitFor(() => expect(date).toHaveAccessibleDescription('Zgjidh datën.'));
  fireEvent.change(date, { target: { value: '2020-01-01' } });
  await waitFor(() => expect(date).toHaveAccessibleDescription('Kjo datë ka kaluar.'));
  fireEvent.change(date, { target: { value: dateIn(20) } });
  await waitFor(() => expect(date).toHaveAccessibleDescription('Kjo datë është shkruar tashmë.'));
  fireEvent.change(date, { target: { value: dateIn(10) } });
  await waitFor(() => expect(date).toBeValid());
  await user.type(screen.getByLabelText(/Shënim/), 'Dasmë');
  await user.click(screen.getAllByText('Mbyllur').at(-1) as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Mbaro' }));
  expect(await screen.findByText('Dasmë · 09:00–22:00')).toBeVisible();
  await user.click(saveHours());
  await waitFor(() => expect(sent('PUT /availability/hours')).toHaveLength(1));
  expect(sent('PUT /availability/hours')[0]?.body).toMatchObject({
    hours: {
      special_days: [
        { date: dateIn(10), ranges: [{ opens: '09:00', closes: '22:00' }], note: 'Dasmë' },
        { date: dateIn(20), ranges: [], note: 'Pushim' },
      ],
    },
  });
});

// product.md §583
test('a note that is too long stays as typed, and its field says so', async () => {
  const { user, sent } = await openHours({
    api: { 'GET /availability/hours': withSpecial({ date: dateIn(20), ranges: [], note: 'Pushim' }) },
  });
  await user.click(await screen.findByRole('button', { name: /^Ndrysho: / }));
  const note = screen.getByLabelText(/Shënim/);
  await user.click(note);
  await user.paste('ë'.repeat(80));
  await user.click(saveHours());
  await waitFor(() => expect(note).toHaveAccessibleDescription('Shkruaj deri në 80 shenja.'));
  expect(note).toHaveValue(`Pushim${'ë'.repeat(80)}`);
  expect(sent('PUT /availability/hours')).toEqual([]);
});

// product.md §302
test('public holidays are proposed, and added with a press each or all at once', async () => {
  const { user, sent } = await openHours({ api: { 'PUT /availability/hours': save } });
  const title = await screen.findByText(/^Festat zyrtare: \d+ propozime$/);
  const count = Number(/\d+/.exec(title.textContent ?? '')?.[0]);
  expect(count).toBeGreaterThan(14);
  const proposals = within(title.closest('details') as HTMLElement);
  await user.click(title);
  const bajram = proposals.getByText('Bajrami i Madh').closest('li') as HTMLElement;
  expect(within(bajram).getByText('Propozim, data konfirmohet')).toBeVisible();
  const flag = proposals.getByText('Dita e Flamurit dhe e Pavarësisë').closest('li') as HTMLElement;
  expect(within(flag).getByText('Propozim')).toBeVisible();
  await user.click(within(flag).getByRole('button', { name: /^Shto:/ }));
  expect(screen.getByText('Dita e Flamurit dhe e Pavarësisë · Mbyllur')).toBeVisible();
  expect(proposals.queryByText('Dita e Flamurit dhe e Pavarësisë')).not.toBeInTheDocument();
  await user.click(proposals.getByRole('button', { name: 'Shtoji të gjitha' }));
  expect(screen.queryByText(/^Festat zyrtare/)).not.toBeInTheDocument();
  await user.click(saveHours());
  await waitFor(() => expect(sent('PUT /availability/hours')).toHaveLength(1));
  const { hours } = (sent('PUT /availability/hours')[0]?.body ?? {}) as { hours: OpeningHours };
  expect(hours.special_days).toHaveLength(count);
  const dates = hours.special_days.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort());
});

test('a special day is edited and removed, and those that are past are left out', async () => {
  const { user, sent } = await openHours({
    lng: 'en',
    api: {
      'GET /availability/hours': withSpecial(
        { date: '2020-01-01', ranges: [], note: 'Past' },
        // Its night can reach into today.
        { date: yesterday(), ranges: [], note: 'Feast' },
        { date: dateIn(5), ranges: [], note: 'Break' },
        { date: dateIn(9), ranges: [], note: 'Wedding' },
      ),
      'PUT /availability/hours': save,
    },
  });
  expect(await screen.findByText('Break · Closed')).toBeVisible();
  expect(screen.queryByText(/Past/)).not.toBeInTheDocument();
  const line = screen.getByText('Break · Closed').closest('li') as HTMLElement;
  await user.click(within(line).getByRole('button', { name: /^Remove/ }));
  const wedding = screen.getByText('Wedding · Closed').closest('li') as HTMLElement;
  await user.click(within(wedding).getByRole('button', { name: /^Edit/ }));
  await user.type(screen.getByLabelText(/Note/), ' of Ana');
  await user.click(screen.getByRole('button', { name: 'Save the hours' }));
  await waitFor(() => expect(sent('PUT /availability/hours')).toHaveLength(1));
  expect(sent('PUT /availability/hours')[0]?.body).toMatchObject({
    hours: {
      special_days: [
        { date: yesterday(), ranges: [], note: 'Feast' },
        { date: dateIn(9), ranges: [], note: 'Wedding of Ana' },
      ],
    },
  });
});

test('a special day that the server refuses opens, leads the keyboard to its field, and stays open while it is put right', async () => {
  const { user } = await openHours({
    api: {
      'GET /availability/hours': withSpecial({ date: dateIn(5), ranges: [], note: 'Pushim' }),
      'PUT /availability/hours': failure(422, 'invalid_input', 'Kontrollo fushat.', {
        errors: [{ field: 'hours.special_days.0.note', message: 'Ky shënim nuk vlen.' }],
      }),
    },
  });
  await screen.findByText('Pushim · Mbyllur');
  await user.click(saveHours());
  const note = await screen.findByLabelText(/Shënim/);
  expect(note).toHaveAccessibleDescription('Ky shënim nuk vlen.');
  await waitFor(() => expect(note).toHaveFocus());
  await user.type(note, ' i ri');
  expect(note).toHaveValue('Pushim i ri');
  expect(note).toBeValid();
});

test('a refusal stands at its day, also where a later day stands above', async () => {
  const { user } = await openHours({
    api: {
      'GET /availability/hours': withSpecial({ date: dateIn(5), ranges: [], note: 'Pushim' }),
      'PUT /availability/hours': failure(422, 'invalid_input', 'Kontrollo fushat.', {
        errors: [{ field: 'hours.special_days.0.note', message: 'Ky shënim nuk vlen.' }],
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Shto një ditë' }));
  fireEvent.change(screen.getByLabelText('Data'), { target: { value: dateIn(3) } });
  const note = screen.getByLabelText(/Shënim/);
  await user.type(note, 'Dasmë');
  await user.click(saveHours());
  await waitFor(() => expect(note).toHaveAccessibleDescription('Ky shënim nuk vlen.'));
  await waitFor(() => expect(note).toHaveFocus());
  expect(screen.getByText('Pushim · Mbyllur')).toBeVisible();
});
