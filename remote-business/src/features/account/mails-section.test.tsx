import type { MailChoices } from '@tavolina/shared-api/contract';
import { type FakeRequest, failure } from '@tavolina/shared-api/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const open = (api: ScreenOptions['api'], lng: 'sq' | 'en' = 'sq') =>
  renderScreen({
    at: '/business/account?tab=notifications',
    tier: 'basic',
    lng,
    api: { 'GET /users/mails': { new_order: true, trial_ending: true }, 'GET /push/devices': [], ...api },
  });

// product.md §70
test('mails are chosen with a press', async () => {
  const { user, sent } = await open({ 'PATCH /users/mails': { new_order: false, trial_ending: true } });
  const orders = await screen.findByRole('switch', { name: 'Një e-mail për çdo porosi të re' });
  expect(orders).toBeChecked();
  await user.click(orders);
  await waitFor(() => expect(orders).not.toBeChecked());
  expect(sent('PATCH /users/mails')[0]?.body).toEqual({ new_order: false });
});

test('presses that follow each other at once are each heard, and the last one wins', async () => {
  const { sent } = await open({
    'PATCH /users/mails': ({ body }: FakeRequest) => ({
      new_order: true,
      trial_ending: true,
      ...(body as object),
    }),
  });
  const orders = await screen.findByRole('switch', { name: /Një e-mail/ });
  for (const isOn of [false, true, false]) {
    fireEvent.click(orders);
    expect(orders).toHaveProperty('checked', isOn);
  }
  await waitFor(() =>
    expect(sent('PATCH /users/mails').map(({ body }) => body)).toEqual(
      [false, true, false].map((new_order) => ({ new_order })),
    ),
  );
  expect(orders).not.toBeChecked();
});

test('a mail that an older server says nothing of is on, as all are from the start', async () => {
  await open({ 'GET /users/mails': { new_order: false } as MailChoices });
  expect(await screen.findByRole('switch', { name: /Një kujtesë/ })).toBeChecked();
  expect(screen.getByRole('switch', { name: /Një e-mail/ })).not.toBeChecked();
});

test.each([
  ['sq', /Një kujtesë/, 'Zgjedhja “Një kujtesë para se të mbarojë prova” nuk u ruajt; mbeti siç ishte.'],
  ['en', /A reminder/, 'The choice “A reminder before the trial ends” was not saved; it is as it was.'],
] as const)('a refusal says which choice was not kept, and takes it back, %s', async (lng, name, text) => {
  const { user } = await open({ 'PATCH /users/mails': failure(500, 'internal_error') }, lng);
  const trial = await screen.findByRole('switch', { name });
  await user.click(trial);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(trial).toBeChecked();
});

test('of two choices that are made at once, the one that is refused says so and the other holds', async () => {
  let refuse = (): void => undefined;
  const { user } = await open({
    'PATCH /users/mails': async ({ body }: FakeRequest) => {
      if ('new_order' in (body as object)) {
        await new Promise<void>((resolve) => (refuse = resolve));
        return failure(503, 'service_unavailable');
      }
      return { new_order: true, trial_ending: false };
    },
  });
  const orders = await screen.findByRole('switch', { name: /Një e-mail/ });
  const trial = screen.getByRole('switch', { name: /Një kujtesë/ });
  await user.click(orders);
  await user.click(trial);
  await waitFor(() => expect(trial).not.toBeChecked());
  expect(orders).not.toBeChecked();
  refuse();
  expect(await screen.findByRole('alert')).toHaveTextContent('Një e-mail për çdo porosi të re');
  expect(orders).toBeChecked();
  expect(trial).not.toBeChecked();
});
