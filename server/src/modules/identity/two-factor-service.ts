import { type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import { acceptCode, countAttempt } from './accept-code.ts';
import { requireCurrentPassword } from './credentials-service.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { twoFactorChangedJob } from './identity-jobs.ts';
import { lockAccount } from './identity-repository.ts';
import { newRecoveryCodes, newSecret, otpauthUri, showRecoveryCode } from './one-time-codes.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  countRecoveryCodes,
  deleteTwoFactor,
  findTwoFactor,
  replaceRecoveryCodes,
  type TwoFactorRow,
} from './two-factor-repository.ts';

/** Password and code. */
interface Proof {
  current_password: string;
  code: string;
}

/** Whether two-factor login is on. */
export const twoFactorOf = async (
  { database }: IdentityDeps,
  userId: string,
): Promise<{ is_on: boolean; since: string | null; recovery_codes_left: number }> => {
  const since = (await findTwoFactor(database, userId))?.confirmed_at ?? null;
  return {
    is_on: since !== null,
    since: since?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(database, userId),
  };
};

/**
 * Starts setup with a new secret. Logins do not change before the first code is confirmed.
 * @throws {ApiFailure} `wrong_password`, `two_factor_on`
 */
export const enrol = async (
  deps: IdentityDeps,
  userId: string,
  currentPassword: string,
): Promise<{ secret: string; otpauth_uri: string }> => {
  const account = await requireCurrentPassword(deps, userId, currentPassword);
  const secret = newSecret();
  if (!(await beginTwoFactor(deps.database, userId, secret))) throw new ApiFailure('two_factor_on');
  return { secret, otpauth_uri: otpauthUri(secret, account.email) };
};

const giveRecoveryCodes = async (client: Queryable, userId: string): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(client, userId, codes.map(hashSecret));
  return codes.map(showRecoveryCode);
};

const tell = ({ jobs, clock }: IdentityDeps, client: Queryable, userId: string, isOn: boolean) =>
  jobs.send(client, twoFactorChangedJob, {
    business_id: userId,
    is_on: isOn,
    changed_at: clock().toISOString(),
  });

/**
 * Switches two-factor login on with the first code of the app, and notifies the owner by mail.
 * @param first with the secret of the code, where the caller knows it
 * @returns recovery codes, which cannot be read again
 * @throws {ApiFailure} `two_factor_off` before `enrol`, `two_factor_on`, `two_factor_replaced` after
 * another `enrol`, `wrong_code`, `rate_limited` (product.md §66, §191)
 */
export const confirm = async (
  deps: IdentityDeps,
  userId: string,
  { code, secret }: { code: string; secret?: string | undefined },
): Promise<string[]> => {
  await countAttempt(deps, userId);
  return transaction(deps.database, async (client) => {
    // Logins in progress either finish before this or find that a code is required.
    await lockAccount(client, userId);
    const begun = await findTwoFactor(client, userId);
    if (!begun) throw new ApiFailure('two_factor_off');
    if (begun.confirmed_at) throw new ApiFailure('two_factor_on');
    if (secret !== undefined && secret !== begun.secret) throw new ApiFailure('two_factor_replaced');
    await acceptCode(deps, client, { userId, secret: begun.secret, code });
    const confirmation = { secret: begun.secret, at: deps.clock() };
    if (!(await confirmTwoFactor(client, userId, confirmation))) throw new ApiFailure('two_factor_replaced');
    await tell(deps, client, userId, true);
    return giveRecoveryCodes(client, userId);
  });
};

/** Runs work if both password and code are right. */
const withProof = async <T>(
  deps: IdentityDeps,
  userId: string,
  { current_password, code }: Proof,
  work: (client: Queryable) => Promise<T>,
): Promise<T> => {
  const isOn = (row: TwoFactorRow | undefined): row is TwoFactorRow => row?.confirmed_at instanceof Date;
  if (!isOn(await findTwoFactor(deps.database, userId))) throw new ApiFailure('two_factor_off');
  await requireCurrentPassword(deps, userId, current_password);
  await countAttempt(deps, userId);
  return transaction(deps.database, async (client) => {
    const twoFactor = await findTwoFactor(client, userId);
    if (!isOn(twoFactor)) throw new ApiFailure('two_factor_off');
    await acceptCode(deps, client, { userId, secret: twoFactor.secret, code });
    return work(client);
  });
};

/**
 * Replaces the recovery codes.
 * @throws {ApiFailure} `two_factor_off`, `wrong_password`, `wrong_code`, `rate_limited`
 */
export const renewRecoveryCodes = (deps: IdentityDeps, userId: string, proof: Proof): Promise<string[]> =>
  withProof(deps, userId, proof, (client) => giveRecoveryCodes(client, userId));

/**
 * Switches two-factor login off, and notifies the owner by mail.
 * @throws {ApiFailure} the errors of `renewRecoveryCodes`
 */
export const disable = (deps: IdentityDeps, userId: string, proof: Proof): Promise<void> =>
  withProof(deps, userId, proof, async (client) => {
    await deleteTwoFactor(client, userId);
    await tell(deps, client, userId, false);
  });
