import { DEVICE } from '@tavolina/shared-console/testing/account-samples.ts';
import { act, screen, within } from '@testing-library/react';
import { renderScreen, type ScreenOptions } from './render-screen.tsx';

/** Logins that take a password alone. */
export const OFF = { is_on: false, since: null, recovery_codes_left: 0 };
/** Logins that ask for a code, too. */
export const ON = { is_on: true, since: '2026-11-20T12:00:00.000Z', recovery_codes_left: 10 };
/** Either. */
export type TwoFactor = typeof OFF | typeof ON;
/** What an app is set up with. */
export const SETUP = { secret: 'JBSWY3DP', otpauth_uri: 'otpauth://totp/Tavolina?secret=JBSWY3DP' };
/** Recovery codes as they come. */
export const CODES = ['ABCD-EFGH', 'JKLM-NPQR'];
/** This device, and one of which nothing is known. */
export const SESSIONS = [
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

/** Opens what an account is kept safe with. */
export const openSecurity = (api: ScreenOptions['api'] = {}, lng: 'sq' | 'en' = 'sq') =>
  renderScreen({
    at: '/business/account?tab=security',
    tier: 'basic',
    lng,
    api: { 'GET /auth/two-factor': OFF, 'GET /auth/sessions': SESSIONS, ...api },
  });

/** One of its sections. */
export const part = async (name: string) => within(await screen.findByRole('region', { name }));

/** A field beside what is tested, to which somebody may go meanwhile. */
export const elsewhere = () => screen.getByLabelText('Fjalëkalimi i ri');

/** Answers a call when the test says so. */
export const answered = (call: keyof NonNullable<ScreenOptions['api']>, value?: unknown) => {
  let answer = (): void => undefined;
  const api = {
    [call]: async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return value;
    },
  };
  return { api, answer: () => act(async () => answer()) };
};
