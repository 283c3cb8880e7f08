import type { OrderSettings } from '@tavolina/shared-api/contract';
import { type FakeRequest, failure } from '@tavolina/shared-api/testing';
import { ORDERING, SETTINGS } from '@tavolina/shared-console/testing/hours-samples.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openHours } from '../../testing/open-hours.ts';
import type { ScreenOptions } from '../../testing/render-screen.tsx';

const change = ({ body }: FakeRequest): OrderSettings => ({ ...SETTINGS, ...(body as object) });
const open = (options: Partial<ScreenOptions> = {}) =>
  openHours({ at: '/business/hours?tab=orders', ...options });

// product.md §283
test('ways of ordering are switched with a press, and none at all says what that means', async () => {
  const { user, sent } = await open({ api: { 'PATCH /availability/settings': change } });
  const table = await screen.findByRole('switch', { name: 'Në tavolinë' });
  await user.click(table);
  await waitFor(() => expect(table).not.toBeChecked());
  expect(sent('PATCH /availability/settings')[0]?.body).toEqual({ takes_table: false });
  await user.click(screen.getByRole('switch', { name: 'Për ta marrë vetë' }));
  expect(await screen.findByText(/lokali nuk merr asnjë porosi/)).toBeVisible();
});

test('presses that follow each other at once are each heard, and the last one wins', async () => {
  const { sent } = await open({ api: { 'PATCH /availability/settings': change } });
  const table = await screen.findByRole('switch', { name: 'Në tavolinë' });
  for (const isOn of [false, true, false]) {
    fireEvent.click(table);
    expect(table).toHaveProperty('checked', isOn);
  }
  await waitFor(() =>
    expect(sent('PATCH /availability/settings').map(({ body }) => body)).toEqual(
      [false, true, false].map((takes_table) => ({ takes_table })),
    ),
  );
  expect(table).not.toBeChecked();
});

test('a way that could not be switched is as it was', async () => {
  const { user } = await open({ api: { 'PATCH /availability/settings': failure(500, 'internal_error') } });
  const table = await screen.findByRole('switch', { name: 'Në tavolinë' });
  await user.click(table);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '“Në tavolinë” nuk u ndryshua; mbeti siç ishte.',
  );
  expect(table).toBeChecked();
});

// product.md §298
test('what orders took is promised until it is switched off', async () => {
  let isMeasured = true;
  const { user, sent } = await open({
    api: {
      'GET /availability/state': () => ({
        ...ORDERING,
        ...(isMeasured ? { preparation_minutes: 35, is_measured: true } : {}),
      }),
      'PATCH /availability/settings': (request) => {
        isMeasured = false;
        return change(request);
      },
    },
  });
  expect(await screen.findByText('Tani premtohen 35 min, sa zgjatën porositë në këtë orë.')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Premto kohën e matur' }));
  expect(await screen.findByText('Tani premtohen 20 min, sipas kohës së përgatitjes.')).toBeVisible();
  expect(sent('PATCH /availability/settings')[0]?.body).toEqual({ uses_measured_time: false });
});

// product.md §298
test('a preparation time that is saved is promised from then on', async () => {
  let preparation_minutes = 20;
  const { user } = await open({
    api: {
      'GET /availability/state': () => ({ ...ORDERING, preparation_minutes }),
      'PATCH /availability/settings': (request) => {
        preparation_minutes = 40;
        return change(request);
      },
    },
  });
  expect(await screen.findByText('Tani premtohen 20 min, sipas kohës së përgatitjes.')).toBeVisible();
  const preparation = screen.getByLabelText('Koha e përgatitjes');
  await user.clear(preparation);
  await user.type(preparation, '40');
  await user.click(screen.getByRole('button', { name: 'Ruaj cilësimet' }));
  expect(await screen.findByText('Tani premtohen 40 min, sipas kohës së përgatitjes.')).toBeVisible();
});

// product.md §286
test('times are saved with what was changed; an empty limit is none', async () => {
  const { user, sent } = await open({
    api: {
      'GET /availability/settings': { ...SETTINGS, slot_orders: 8 },
      'PATCH /availability/settings': change,
    },
  });
  const preparation = await screen.findByLabelText('Koha e përgatitjes');
  await user.clear(preparation);
  await user.type(preparation, '35');
  await user.clear(screen.getByLabelText(/Porosi në 15 minuta/));
  await user.click(screen.getByRole('button', { name: 'Ruaj cilësimet' }));
  expect(await screen.findByText('Ndryshimet u ruajtën.')).toBeVisible();
  expect(sent('PATCH /availability/settings')[0]?.body).toEqual({
    preparation_minutes: 35,
    slot_orders: null,
    seen: { preparation_minutes: 20, slot_orders: 8 },
  });
  expect(sessionStorage.getItem('order-settings:oxhaku')).toBeNull();
});

// product.md §583
test('a number with a digit too many is said at its field, and not cut to another one', async () => {
  const { user, sent } = await open({ lng: 'en' });
  const lead = await screen.findByLabelText('Shortest notice');
  await user.clear(lead);
  await user.type(lead, '14400');
  await user.click(screen.getByRole('button', { name: 'Save the settings' }));
  await waitFor(() => expect(lead).toHaveFocus());
  expect(lead).toBeInvalid();
  expect(lead).toHaveValue('14400');
  expect(sent('PATCH /availability/settings')).toHaveLength(0);
});

test('a number out of bounds, and a cancellation before the reminder, are said at their fields', async () => {
  const { user, sent } = await open({ lng: 'en' });
  const preparation = await screen.findByLabelText('Preparation time');
  await user.clear(preparation);
  await user.type(preparation, '2');
  const cancel = screen.getByLabelText('Cancellation of unanswered orders');
  await user.clear(cancel);
  await user.type(cancel, '4');
  await user.click(screen.getByRole('button', { name: 'Save the settings' }));
  await waitFor(() =>
    expect(preparation).toHaveAccessibleDescription(/^Enter a whole number from 5 to 180\./),
  );
  expect(preparation).toHaveFocus();
  expect(cancel).toHaveAccessibleDescription(/^Cancellation comes after the reminder/);
  expect(sent('PATCH /availability/settings')).toHaveLength(0);
});

// product.md §84
test('settings that were not saved are there again, until they are given up', async () => {
  const { user } = await open({ kept: { 'order-settings:oxhaku': '{"lead_minutes":"90"}' } });
  expect(await screen.findByLabelText('Sa përpara, të paktën')).toHaveValue('90');
  await user.click(screen.getByRole('button', { name: 'Hidhi ndryshimet' }));
  expect(screen.getByLabelText('Sa përpara, të paktën')).toHaveValue('30');
  await waitFor(() => expect(document.body).not.toHaveFocus());
});
