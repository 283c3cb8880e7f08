import { failure } from '@tavolina/shared-api/testing';
import { waitFor } from '@testing-library/react';
import {
  answered,
  CODES,
  elsewhere,
  OFF,
  ON,
  openSecurity,
  part,
  SETUP,
  type TwoFactor,
} from '../../testing/open-security.ts';

test('logins with a code are turned on with the password, the app’s secret and a first code', async () => {
  let state = OFF as TwoFactor;
  let tries = 0;
  const { user, sent } = await openSecurity({
    'GET /auth/two-factor': () => state,
    'POST /auth/two-factor': SETUP,
    'POST /auth/two-factor/confirm': () => {
      tries += 1;
      if (tries === 1) return failure(422, 'wrong_code', 'Kodi nuk është i saktë.');
      state = ON;
      return { recovery_codes: CODES };
    },
  });
  const section = await part('Hyrja me dy hapa');
  await user.click(await section.findByRole('button', { name: 'Aktivizo…' }));
  expect(section.getByLabelText('Fjalëkalimi i tanishëm')).toHaveFocus();
  await user.keyboard('Tavolina-2026!');
  await user.click(section.getByRole('button', { name: 'Vazhdo' }));
  expect(await section.findByRole('img', { name: 'Kodi QR për aplikacionin' })).toBeVisible();
  expect(section.getByLabelText('Kodi')).toHaveFocus();
  expect(section.getByText('JBSWY3DP')).toBeVisible();
  expect(sent('POST /auth/two-factor')[0]?.body).toEqual({ current_password: 'Tavolina-2026!' });
  await user.type(section.getByLabelText('Kodi'), '111111');
  await user.click(section.getByRole('button', { name: 'Konfirmo kodin' }));
  await waitFor(() =>
    expect(section.getByLabelText('Kodi')).toHaveAccessibleDescription(/Kodi nuk është i saktë/),
  );
  await user.clear(section.getByLabelText('Kodi'));
  await user.type(section.getByLabelText('Kodi'), '222222');
  await user.click(section.getByRole('button', { name: 'Konfirmo kodin' }));
  for (const code of CODES) expect(await section.findByText(code)).toBeVisible();
  expect(section.getByRole('list', { name: 'Kodet e rikthimit' })).toHaveFocus();
  expect(await section.findByText(/Të mbeten 10 kode rikthimi/)).toBeVisible();
});

test('turning them on can be given up at each step', async () => {
  const { user } = await openSecurity({
    'POST /auth/two-factor': SETUP,
  });
  const section = await part('Hyrja me dy hapa');
  const turnOn = () => section.getByRole('button', { name: 'Aktivizo…' });
  await user.click(await section.findByRole('button', { name: 'Aktivizo…' }));
  await user.click(section.getByRole('button', { name: 'Anulo' }));
  expect(turnOn()).toHaveFocus();
  await user.click(turnOn());
  await user.type(section.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!{Enter}');
  await section.findByText('JBSWY3DP');
  await user.click(section.getByRole('button', { name: 'Anulo' }));
  expect(turnOn()).toHaveFocus();
  expect(section.queryByText('JBSWY3DP')).not.toBeInTheDocument();
});

test('turning them on that was given up while the password is checked stays given up', async () => {
  const { api, answer } = answered('POST /auth/two-factor', SETUP);
  const { user, sent } = await openSecurity(api);
  const section = await part('Hyrja me dy hapa');
  await user.click(await section.findByRole('button', { name: 'Aktivizo…' }));
  await user.type(section.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!{Enter}');
  await waitFor(() => expect(sent('POST /auth/two-factor')).toHaveLength(1));
  await user.click(section.getByRole('button', { name: 'Anulo' }));
  await answer();
  expect(section.getByRole('button', { name: 'Aktivizo…' })).toHaveFocus();
  expect(section.queryByText('JBSWY3DP')).not.toBeInTheDocument();
});

test('codes that come after the last step was given up are shown all the same', async () => {
  const { api, answer } = answered('POST /auth/two-factor/confirm', { recovery_codes: CODES });
  const { user, sent } = await openSecurity({ 'POST /auth/two-factor': SETUP, ...api });
  const section = await part('Hyrja me dy hapa');
  await user.click(await section.findByRole('button', { name: 'Aktivizo…' }));
  await user.type(section.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!{Enter}');
  await user.type(await section.findByLabelText('Kodi'), '222222{Enter}');
  await waitFor(() => expect(sent('POST /auth/two-factor/confirm')).toHaveLength(1));
  await user.click(section.getByRole('button', { name: 'Anulo' }));
  await answer();
  for (const code of CODES) expect(await section.findByText(code)).toBeVisible();
});

test.each([
  ['the secret', 'POST /auth/two-factor', 'Fjalëkalimi i tanishëm', 'Vazhdo'],
  ['the first code', 'POST /auth/two-factor/confirm', 'Kodi', 'Konfirmo kodin'],
])('%s that does not come is said, and what was typed stays', async (_what, call, field, button) => {
  const { user } = await openSecurity({
    'POST /auth/two-factor': SETUP,
    [call]: failure(500, 'internal_error'),
  });
  const section = await part('Hyrja me dy hapa');
  await user.click(await section.findByRole('button', { name: 'Aktivizo…' }));
  await user.type(section.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!');
  if (button !== 'Vazhdo') {
    await user.click(section.getByRole('button', { name: 'Vazhdo' }));
    await user.type(await section.findByLabelText('Kodi'), '111111');
  }
  await user.click(section.getByRole('button', { name: button }));
  expect(await section.findByRole('alert')).toHaveTextContent('Nuk u humb asgjë');
  expect(section.getByLabelText(field)).not.toHaveValue('');
});

test('keys stay where they have gone while the password is checked', async () => {
  const { api, answer } = answered('POST /auth/two-factor', SETUP);
  const { user, sent } = await openSecurity(api);
  const section = await part('Hyrja me dy hapa');
  await user.click(await section.findByRole('button', { name: 'Aktivizo…' }));
  await user.type(section.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!{Enter}');
  await waitFor(() => expect(sent('POST /auth/two-factor')).toHaveLength(1));
  await user.click(elsewhere());
  await answer();
  expect(await section.findByText('JBSWY3DP')).toBeVisible();
  expect(elsewhere()).toHaveFocus();
});
