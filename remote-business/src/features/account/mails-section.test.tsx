import { failure } from '@tavolina/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';

test('mails are chosen with a press, and a refusal takes it back', async () => {
  let isDown = false;
  const { user, sent } = await renderScreen({
    at: '/business/account?tab=notifications',
    tier: 'basic',
    api: {
      'GET /users/mails': { new_order: true, trial_ending: true },
      'PATCH /users/mails': () =>
        isDown ? failure(500, 'internal_error') : { new_order: false, trial_ending: true },
    },
  });
  const orders = await screen.findByRole('switch', { name: 'Një e-mail për çdo porosi të re' });
  expect(orders).toBeChecked();
  await user.click(orders);
  await waitFor(() => expect(orders).not.toBeChecked());
  expect(sent('PATCH /users/mails')[0]?.body).toEqual({ new_order: false });
  isDown = true;
  const trial = screen.getByRole('switch', { name: /Një kujtesë/ });
  await user.click(trial);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(trial).toBeChecked();
});
