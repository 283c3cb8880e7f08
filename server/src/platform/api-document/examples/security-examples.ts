import type { AreaExamples } from '../call-example.ts';
import { SESSION } from './sample-place.ts';

const SESSION_ID = '5d3e9a10-7c42-4b8f-9e61-a0f2c7b48d35';

const CHALLENGE = 'wQ8nZr3kTb6yVx1mJc5pLd9sGf2hAe7u';
const PASSWORD = { current_password: 'Rruga-Kala-9' };
const RECOVERY_CODES = { recovery_codes: ['K7MQ4-XTD2P', '9HB3W-R5NVC'] };

/** Devices that are signed in, and the second step of a login. */
export const securityExamples: AreaExamples<'security'> = {
  signInWithCode: {
    description:
      'A login whose password is right answers 401 `two_factor_required` where the account asks for a code, with a `challenge` that holds for five minutes. It works until the right code comes; every code works once.',
    body: { challenge: CHALLENGE, code: '492 018' },
    answer: SESSION,
    failure: { code: 'wrong_code' },
  },
  twoFactor: {
    answer: { is_on: true, since: '2026-10-02T12:30:00.000Z', recovery_codes_left: 9 },
    failure: { code: 'unauthorized' },
  },
  enrol: {
    description:
      'The address goes into an app as a QR code. Logins ask for nothing before `POST /auth/two-factor/confirm`; asking again gives another secret.',
    body: PASSWORD,
    answer: {
      secret: 'K2PSVIBITS6Q26D4WEJ77LE2UBHLI5GL',
      otpauth_uri:
        'otpauth://totp/Tavolina:oxhaku%40shembull.al?issuer=Tavolina&secret=K2PSVIBITS6Q26D4WEJ77LE2UBHLI5GL&algorithm=SHA1&digits=6&period=30',
    },
    failure: { code: 'two_factor_on' },
  },
  confirmTwoFactor: {
    description:
      'With the `secret` that the app was given, one that another `POST /auth/two-factor` has replaced meanwhile answers `two_factor_replaced`, not `wrong_code`.',
    body: { code: '492018', secret: 'K2PSVIBITS6Q26D4WEJ77LE2UBHLI5GL' },
    answer: RECOVERY_CODES,
    failure: { code: 'wrong_code' },
  },
  renewRecoveryCodes: {
    body: { ...PASSWORD, code: '492018' },
    answer: RECOVERY_CODES,
    failure: { code: 'wrong_password' },
  },
  disableTwoFactor: {
    body: { ...PASSWORD, code: 'K7MQ4-XTD2P' },
    failure: { code: 'two_factor_off' },
  },
  sessions: {
    answer: [
      {
        id: SESSION_ID,
        browser: 'Chrome',
        system: 'Android',
        kind: 'phone',
        signed_in_at: '2026-11-18T08:02:11.000Z',
        last_used_at: '2026-11-20T17:40:12.000Z',
        is_current: true,
      },
    ],
    failure: { code: 'unauthorized' },
  },
  endSession: {
    description: 'Its tokens stop working at once. The present session can be named too.',
    params: { id: SESSION_ID },
    failure: { code: 'not_found' },
  },
  endOtherSessions: { failure: { code: 'unauthorized' } },
};
