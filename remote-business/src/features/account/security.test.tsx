import { failure } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DEVICE } from '../../testing/account-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';
import { catchSavedFiles, textOf } from '../../testing/saved-files.ts';

const OFF = { is_on: false, since: null, recovery_codes_left: 0 };
const ON = { is_on: true, since: '2026-11-20T12:00:00.000Z', recovery_codes_left: 10 };
const CODES = ['ABCD-EFGH', 'JKLM-NPQR'];
const SESSIONS = [
  DEVICE,
  {
    id: 'phone',
    browser: null,
    system: null,
    kind: null,
    signed_in_at: '2026-11-18T08:00:00.000Z',
    last_used_at: '2026-11-19T12:00:00.000Z',
    is_current: false,
  },
];

const open = (api: ScreenOptions['api'] = {}, lng: 'sq' | 'en' = 'sq') =>
  renderScreen({
    at: '/business/account?tab=security',
    tier: 'basic',
    lng,
    api: { 'GET /auth/two-factor': OFF, 'GET /auth/sessions': SESSIONS, ...api },
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('logins with a code are turned on with the password, the app’s secret and a first code', async () => {
  let state = OFF as typeof OFF | typeof ON;
  let tries = 0;
  const { user, sent } = await open({
    'GET /auth/two-factor': () => state,
    'POST /auth/two-factor': { secret: 'JBSWY3DP', otpauth_uri: 'otpauth://totp/Tavolina?secret=JBSWY3DP' },
    'POST /auth/two-factor/confirm': () => {
      tries += 1;
      if (tries === 1) return failure(422, 'wrong_code', 'Kodi nuk është i saktë.');
      state = ON;
      return { recovery_codes: CODES };
    },
  });
  const section = await part('Hyrja me dy hapa');
  await user.click(await section.findByRole('button', { name: 'Ndize…' }));
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

describe('recovery codes that have just come', () => {
  afterEach(() => jest.restoreAllMocks());

  const renewed = async () => {
    const { user } = await open({
      'GET /auth/two-factor': ON,
      'POST /auth/two-factor/recovery-codes': { recovery_codes: CODES },
    });
    const section = await part('Hyrja me dy hapa');
    await user.click(await section.findByRole('button', { name: 'Kode të reja rikthimi…' }));
    await user.type(section.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!');
    await user.type(section.getByLabelText('Kodi'), '222222');
    await user.click(section.getByRole('button', { name: 'Bëj kode të reja' }));
    await section.findByText(CODES[0] ?? '');
    return { user, section };
  };

  test('are copied together, and that is said', async () => {
    const { user, section } = await renewed();
    await user.click(section.getByRole('button', { name: 'Kopjo të gjitha' }));
    expect(await section.findByRole('button', { name: 'U kopjua' })).toBeVisible();
    expect(section.getByText('U kopjua', { selector: 'output' })).toBeInTheDocument();
    await expect(navigator.clipboard.readText()).resolves.toBe(CODES.join('\n'));
  });

  test('say so where the device forbids to copy them', async () => {
    const { user, section } = await renewed();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(section.getByRole('button', { name: 'Kopjo të gjitha' }));
    expect(await section.findByRole('button', { name: 'Nuk u kopjua' })).toBeVisible();
  });

  test('are kept as a file, or on paper', async () => {
    const saved = catchSavedFiles();
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, section } = await renewed();
    await user.click(section.getByRole('button', { name: 'Shkarko' }));
    expect(saved[0]?.name).toBe('tavolina-recovery-codes.txt');
    const text = `Kodet e rikthimit · localhost\r\nSecili vlen një herë, kur nuk e ke telefonin. Nuk shfaqen më.\r\n\r\n${CODES.join('\r\n')}\r\n`;
    await expect(textOf(saved[0]?.blob)).resolves.toBe(text);
    await user.click(section.getByRole('button', { name: 'Printo' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

test('turning them on can be given up at each step', async () => {
  const { user } = await open({
    'POST /auth/two-factor': { secret: 'JBSWY3DP', otpauth_uri: 'otpauth://totp/Tavolina?secret=JBSWY3DP' },
  });
  const section = await part('Hyrja me dy hapa');
  const turnOn = () => section.getByRole('button', { name: 'Ndize…' });
  await user.click(await section.findByRole('button', { name: 'Ndize…' }));
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
  let answer = (): void => undefined;
  const { user, sent } = await open({
    'POST /auth/two-factor': async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { secret: 'JBSWY3DP', otpauth_uri: 'otpauth://totp/Tavolina?secret=JBSWY3DP' };
    },
  });
  const section = await part('Hyrja me dy hapa');
  await user.click(await section.findByRole('button', { name: 'Ndize…' }));
  await user.type(section.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!{Enter}');
  await waitFor(() => expect(sent('POST /auth/two-factor')).toHaveLength(1));
  await user.click(section.getByRole('button', { name: 'Anulo' }));
  await act(async () => answer());
  expect(section.getByRole('button', { name: 'Ndize…' })).toHaveFocus();
  expect(section.queryByText('JBSWY3DP')).not.toBeInTheDocument();
});

test('codes that come after the last step was given up are shown all the same', async () => {
  let answer = (): void => undefined;
  const { user, sent } = await open({
    'POST /auth/two-factor': { secret: 'JBSWY3DP', otpauth_uri: 'otpauth://totp/Tavolina?secret=JBSWY3DP' },
    'POST /auth/two-factor/confirm': async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { recovery_codes: CODES };
    },
  });
  const section = await part('Hyrja me dy hapa');
  await user.click(await section.findByRole('button', { name: 'Ndize…' }));
  await user.type(section.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!{Enter}');
  await user.type(await section.findByLabelText('Kodi'), '222222{Enter}');
  await waitFor(() => expect(sent('POST /auth/two-factor/confirm')).toHaveLength(1));
  await user.click(section.getByRole('button', { name: 'Anulo' }));
  await act(async () => answer());
  for (const code of CODES) expect(await section.findByText(code)).toBeVisible();
});

test.each([
  ['the secret', 'POST /auth/two-factor', 'Fjalëkalimi i tanishëm', 'Vazhdo'],
  ['the first code', 'POST /auth/two-factor/confirm', 'Kodi', 'Konfirmo kodin'],
])('%s that does not come is said, and what was typed stays', async (_what, call, field, button) => {
  const { user } = await open({
    'POST /auth/two-factor': { secret: 'JBSWY3DP', otpauth_uri: 'otpauth://totp/Tavolina?secret=JBSWY3DP' },
    [call]: failure(500, 'internal_error'),
  });
  const section = await part('Hyrja me dy hapa');
  await user.click(await section.findByRole('button', { name: 'Ndize…' }));
  await user.type(section.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!');
  if (button !== 'Vazhdo') {
    await user.click(section.getByRole('button', { name: 'Vazhdo' }));
    await user.type(await section.findByLabelText('Kodi'), '111111');
  }
  await user.click(section.getByRole('button', { name: button }));
  expect(await section.findByRole('alert')).toHaveTextContent('Nuk u humb asgjë');
  expect(section.getByLabelText(field)).not.toHaveValue('');
});

test('turning them off needs the password and a code', async () => {
  let state = ON as typeof OFF | typeof ON;
  const { user, sent } = await open(
    {
      'GET /auth/two-factor': () => state,
      'POST /auth/two-factor/disable': () => {
        state = OFF;
        return new Response(null, { status: 204 });
      },
    },
    'en',
  );
  const section = await part('Login with two steps');
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
  expect(screen.getByRole('region', { name: 'Login with two steps' })).toHaveFocus();
  expect(sent('POST /auth/two-factor/disable')[0]?.body).toEqual({
    current_password: 'Tavolina-2026!',
    code: '123 456',
  });
});

test('signed-in devices are listed, and others are signed out one by one', async () => {
  let sessions = SESSIONS;
  const { user } = await open({
    'GET /auth/sessions': () => sessions,
    'DELETE /auth/sessions/{id}': ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id);
      return undefined;
    },
  });
  const section = await part('Pajisjet e hyra');
  const [here, other] = await section.findAllByRole('listitem');
  expect(here).toHaveTextContent('Firefox · Linux Kjo pajisje');
  expect(within(here as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(other).toHaveTextContent('Pajisje e panjohur');
  await user.click(within(other as HTMLElement).getByRole('button'));
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
  expect(section.queryByRole('button', { name: 'Nxirri të gjitha të tjerat' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Pajisjet e hyra' })).toHaveFocus();
});

describe('two-step logins leave the keyboard where it has gone', () => {
  const elsewhere = () => screen.getByLabelText('Fjalëkalimi i ri');
  /** Answers a call when the test says so. */
  const answered = (call: keyof NonNullable<ScreenOptions['api']>, value: unknown) => {
    let answer = (): void => undefined;
    const api = {
      [call]: async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return value;
      },
    };
    return { api, answer: () => act(async () => answer()) };
  };

  test('while the password is checked', async () => {
    const { api, answer } = answered('POST /auth/two-factor', {
      secret: 'JBSWY3DP',
      otpauth_uri: 'otpauth://',
    });
    const { user, sent } = await open(api);
    const section = await part('Hyrja me dy hapa');
    await user.click(await section.findByRole('button', { name: 'Ndize…' }));
    await user.type(section.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!{Enter}');
    await waitFor(() => expect(sent('POST /auth/two-factor')).toHaveLength(1));
    await user.click(elsewhere());
    await answer();
    expect(await section.findByText('JBSWY3DP')).toBeVisible();
    expect(elsewhere()).toHaveFocus();
  });

  test('while new recovery codes are made', async () => {
    const { api, answer } = answered('POST /auth/two-factor/recovery-codes', { recovery_codes: CODES });
    const { user, sent } = await open({ 'GET /auth/two-factor': ON, ...api });
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
    ['stays elsewhere', true],
    ['or goes on in their section', false],
  ])('while they are turned off: %s', async (_what, goesAway) => {
    let state: typeof OFF | typeof ON = ON;
    const { api, answer } = answered('POST /auth/two-factor/disable', undefined);
    const { user, sent } = await open({ 'GET /auth/two-factor': () => state, ...api });
    const section = await part('Hyrja me dy hapa');
    await user.click(await section.findByRole('button', { name: 'Fike…' }));
    await user.type(section.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!');
    await user.type(section.getByLabelText('Kodi'), '222222{Enter}');
    await waitFor(() => expect(sent('POST /auth/two-factor/disable')).toHaveLength(1));
    if (goesAway) await user.click(elsewhere());
    state = OFF;
    await answer();
    expect(await section.findByRole('button', { name: 'Ndize…' })).toBeVisible();
    expect(goesAway ? elsewhere() : screen.getByRole('region', { name: 'Hyrja me dy hapa' })).toHaveFocus();
  });
});

test('a device that is signed out leaves the keyboard where it has gone meanwhile', async () => {
  let answer = (): void => undefined;
  let sessions = SESSIONS;
  const { user, sent } = await open({
    'GET /auth/sessions': () => sessions,
    'DELETE /auth/sessions/{id}': async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      sessions = SESSIONS.slice(0, 1);
      return undefined;
    },
  });
  const section = await part('Pajisjet e hyra');
  const [, other] = await section.findAllByRole('listitem');
  await user.click(within(other as HTMLElement).getByRole('button'));
  await waitFor(() => expect(sent('DELETE /auth/sessions/{id}')).toHaveLength(1));
  await user.click(screen.getByLabelText('Fjalëkalimi i ri'));
  await act(async () => answer());
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByLabelText('Fjalëkalimi i ri')).toHaveFocus();
});
