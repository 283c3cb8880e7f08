import { type FakeRequest, failure } from '@tavolina/shared-api/testing';
import { PROFILE } from '@tavolina/shared-console/testing/account-samples.ts';
import { pressTwice } from '@tavolina/shared-console/testing/press-twice.ts';
import { screen } from '@testing-library/react';
import { CODES, OFF, ON, openSecurity, part, SETUP } from '../../testing/open-security.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

test('a double press saves the profile once, and another change can follow', async () => {
  const { user, sent } = await renderScreen({
    at: '/business/account',
    api: {
      'GET /orders/business': [],
      'GET /menus/my/': [],
      'PATCH /users/profile/': ({ body }: FakeRequest) => ({ ...PROFILE, ...(body as object) }),
    },
  });
  for (const [times, nipt] of [
    [1, 'L12345678A'],
    [2, 'L87654321B'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
    await user.clear(screen.getByLabelText(/NIPT/));
    await user.type(screen.getByLabelText(/NIPT/), nipt);
    await pressTwice('Ruaj ndryshimet');
    expect(await screen.findByText('Ndryshimet u ruajtën.')).toBeVisible();
    expect(sent('PATCH /users/profile/')).toHaveLength(times);
  }
});

test('a double press asks once for an app’s secret, and once with its first code', async () => {
  const { user, sent } = await openSecurity({
    'GET /auth/two-factor': OFF,
    'POST /auth/two-factor': SETUP,
    'POST /auth/two-factor/confirm': { recovery_codes: CODES },
  });
  const section = await part('Hyrja me dy hapa');
  await user.click(await section.findByRole('button', { name: 'Aktivizo…' }));
  await user.type(section.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!');
  await pressTwice('Vazhdo');
  await user.type(await section.findByLabelText('Kodi'), '222222');
  expect(sent('POST /auth/two-factor')).toHaveLength(1);
  await pressTwice('Konfirmo kodin');
  expect(await section.findByText(CODES[0] ?? '')).toBeVisible();
  expect(sent('POST /auth/two-factor/confirm')).toHaveLength(1);
});

test('a double press with a wrong code is refused once, and the next one makes recovery codes once', async () => {
  let tries = 0;
  const { user, sent } = await openSecurity({
    'GET /auth/two-factor': ON,
    'POST /auth/two-factor/recovery-codes': () => {
      tries += 1;
      return tries === 1 ? failure(422, 'wrong_code', 'Kodi nuk është i saktë.') : { recovery_codes: CODES };
    },
  });
  const section = await part('Hyrja me dy hapa');
  await user.click(await section.findByRole('button', { name: 'Kode të reja rikthimi…' }));
  await user.type(section.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!');
  await user.type(section.getByLabelText('Kodi'), '111111');
  await pressTwice('Krijo kode të reja');
  expect(await section.findByText('Kodi nuk është i saktë.')).toBeVisible();
  expect(sent('POST /auth/two-factor/recovery-codes')).toHaveLength(1);
  await pressTwice('Krijo kode të reja');
  expect(await section.findByText(CODES[0] ?? '')).toBeVisible();
  expect(sent('POST /auth/two-factor/recovery-codes')).toHaveLength(2);
});
