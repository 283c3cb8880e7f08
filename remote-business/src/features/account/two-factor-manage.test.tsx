import { screen, waitFor } from '@testing-library/react';
import {
  answered,
  CODES,
  elsewhere,
  OFF,
  ON,
  openSecurity,
  part,
  type TwoFactor,
} from '../../testing/open-security.ts';

test('turning them off needs the password and a code', async () => {
  let state = ON as TwoFactor;
  const { user, sent } = await openSecurity(
    {
      'GET /auth/two-factor': () => state,
      'POST /auth/two-factor/disable': () => {
        state = OFF;
        return new Response(null, { status: 204 });
      },
    },
    'en',
  );
  const section = await part('Two-step sign-in');
  await user.click(await section.findByRole('button', { name: 'Turn it off…' }));
  expect(section.getByLabelText('Current password')).toHaveFocus();
  await user.click(section.getByRole('button', { name: 'Cancel' }));
  expect(section.getByRole('button', { name: 'Turn it off…' })).toHaveFocus();
  await user.click(section.getByRole('button', { name: 'Turn it off…' }));
  await user.click(section.getByRole('button', { name: 'Turn it off' }));
  expect(sent('POST /auth/two-factor/disable')).toHaveLength(0);
  await user.type(section.getByLabelText('Current password'), 'Tavolina-2026!');
  await user.type(section.getByLabelText('Code'), '123 456');
  await user.click(section.getByRole('button', { name: 'Turn it off' }));
  expect(await section.findByRole('button', { name: 'Turn it on…' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Two-step sign-in' })).toHaveFocus();
  expect(sent('POST /auth/two-factor/disable')[0]?.body).toEqual({
    current_password: 'Tavolina-2026!',
    code: '123 456',
  });
});

test('keys stay where they have gone while new recovery codes are made', async () => {
  const { api, answer } = answered('POST /auth/two-factor/recovery-codes', { recovery_codes: CODES });
  const { user, sent } = await openSecurity({ 'GET /auth/two-factor': ON, ...api });
  const section = await part('Hyrja me dy hapa');
  await user.click(await section.findByRole('button', { name: 'Kode të reja rikthimi…' }));
  await user.type(section.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!');
  await user.type(section.getByLabelText('Kodi'), '222222{Enter}');
  await waitFor(() => expect(sent('POST /auth/two-factor/recovery-codes')).toHaveLength(1));
  await user.click(elsewhere());
  await answer();
  expect(await section.findByText(CODES[0] ?? '')).toBeVisible();
  expect(elsewhere()).toHaveFocus();
});

test.each([
  ['stay elsewhere', true],
  ['go on in their section', false],
])('keys %s while they are turned off', async (_what, goesAway) => {
  let state: TwoFactor = ON;
  const { api, answer } = answered('POST /auth/two-factor/disable', undefined);
  const { user, sent } = await openSecurity({ 'GET /auth/two-factor': () => state, ...api });
  const section = await part('Hyrja me dy hapa');
  await user.click(await section.findByRole('button', { name: 'Çaktivizo…' }));
  await user.type(section.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!');
  await user.type(section.getByLabelText('Kodi'), '222222{Enter}');
  await waitFor(() => expect(sent('POST /auth/two-factor/disable')).toHaveLength(1));
  if (goesAway) await user.click(elsewhere());
  state = OFF;
  await answer();
  expect(await section.findByRole('button', { name: 'Aktivizo…' })).toBeVisible();
  expect(goesAway ? elsewhere() : screen.getByRole('region', { name: 'Hyrja me dy hapa' })).toHaveFocus();
});
