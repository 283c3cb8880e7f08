import { randomBytes } from 'node:crypto';
import { ORDER_ID_ALPHABET } from '@tavolina/shared-api/contract';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Tavolina';
/** RFC 4226 asks for 160 bits. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Codes of the previous and next period are accepted too, because clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 10;

const totp = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** A new secret for an app, in base 32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The URI that transfers a secret to an app, as text or QR code. */
export const otpauthUri = (secret: string, email: string): string => totp(secret, email).toString();

/** Number of the 30-second period of a code; undefined for a wrong or expired code. */
export const stepOf = (secret: string, code: string, now: Date): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totp(secret, '').validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
};

// 32 characters: each byte selects one without bias.
const recoveryCode = (): string =>
  [...randomBytes(RECOVERY_LENGTH)]
    .map((byte) => ORDER_ID_ALPHABET[byte % ORDER_ID_ALPHABET.length])
    .join('');

/** New recovery codes, without the dash that is displayed. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, recoveryCode);

/** Formats a recovery code for display. */
export const showRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;
