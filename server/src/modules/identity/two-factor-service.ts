import { type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { requireCurrentPassword } from './credentials-service.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { twoFactorChangedJob } from './identity-jobs.ts';
import { lockAccount } from './identity-repository.ts';
import { newRecoveryCodes, newSecret, otpauthUri, showRecoveryCode } from './one-time-codes.ts';
import { hashToken } from './tokens.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  countRecoveryCodes,
  deleteTwoFactor,
  findTwoFactor,
  replaceRecoveryCodes,
  type TwoFactorRow,
} from './two-factor-repository.ts';
import { countTry, useCode } from './use-code.ts';

/** What proves that it is the owner, and that the owner has the app. */
interface Proof {
  current_password: string;
  code: string;
}

/** Whether a business's logins ask for a code. */
export const twoFactorOf = async (
  { database }: IdentityDeps,
  businessId: string,
): Promise<{ is_on: boolean; since: string | null; recovery_codes_left: number }> => {
  const since = (await findTwoFactor(database, businessId))?.confirmed_at ?? null;
  return {
    is_on: since !== null,
    since: since?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(database, businessId),
  };
};

/**
 * Begins with a new secret; logins ask for nothing before its first code.
 * @throws {ApiFailure} `wrong_password`, `two_factor_on`
 */
export const enrol = async (
  deps: IdentityDeps,
  businessId: string,
  currentPassword: string,
): Promise<{ secret: string; otpauth_uri: string }> => {
  const account = await requireCurrentPassword(deps, businessId, currentPassword);
  const secret = newSecret();
  if (!(await beginTwoFactor(deps.database, businessId, secret))) throw new ApiFailure('two_factor_on');
  return { secret, otpauth_uri: otpauthUri(secret, account.email) };
};

const giveRecoveryCodes = async (client: Queryable, businessId: string): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(client, businessId, codes.map(hashToken));
  return codes.map(showRecoveryCode);
};

const tell = ({ jobs, clock }: IdentityDeps, client: Queryable, businessId: string, isOn: boolean) =>
  jobs.send(client, twoFactorChangedJob, {
    business_id: businessId,
    is_on: isOn,
    changed_at: clock().toISOString(),
  });

/**
 * Turns logins with a code on, by the first code of the app; the owner is told by mail.
 * @param first with the secret that the code is of, where its caller knows it
 * @returns recovery codes, which nobody can read again
 * @throws {ApiFailure} `two_factor_off` before `enrol`, `two_factor_on`, `two_factor_replaced` after another `enrol`,
 * `wrong_code`, `rate_limited`
 */
export const confirm = async (
  deps: IdentityDeps,
  businessId: string,
  { code, secret }: { code: string; secret?: string | undefined },
): Promise<string[]> => {
  await countTry(deps, businessId);
  return transaction(deps.database, async (client) => {
    // Logins whose password was right are done before, or find that a code is asked for.
    await lockAccount(client, businessId);
    const begun = await findTwoFactor(client, businessId);
    if (!begun) throw new ApiFailure('two_factor_off');
    if (begun.confirmed_at) throw new ApiFailure('two_factor_on');
    if (secret !== undefined && secret !== begun.secret) throw new ApiFailure('two_factor_replaced');
    await useCode(deps, client, { businessId, secret: begun.secret, code });
    const confirmation = { secret: begun.secret, at: deps.clock() };
    if (!(await confirmTwoFactor(client, businessId, confirmation)))
      throw new ApiFailure('two_factor_replaced');
    await tell(deps, client, businessId, true);
    return giveRecoveryCodes(client, businessId);
  });
};

/** Does something for who shows both the password and a code. */
const proven = async <T>(
  deps: IdentityDeps,
  businessId: string,
  { current_password, code }: Proof,
  work: (client: Queryable) => Promise<T>,
): Promise<T> => {
  const isOn = (row: TwoFactorRow | undefined): row is TwoFactorRow => row?.confirmed_at instanceof Date;
  if (!isOn(await findTwoFactor(deps.database, businessId))) throw new ApiFailure('two_factor_off');
  await requireCurrentPassword(deps, businessId, current_password);
  await countTry(deps, businessId);
  return transaction(deps.database, async (client) => {
    const twoFactor = await findTwoFactor(client, businessId);
    if (!isOn(twoFactor)) throw new ApiFailure('two_factor_off');
    await useCode(deps, client, { businessId, secret: twoFactor.secret, code });
    return work(client);
  });
};

/**
 * Replaces the recovery codes.
 * @throws {ApiFailure} `two_factor_off`, `wrong_password`, `wrong_code`, `rate_limited`
 */
export const renewRecoveryCodes = (deps: IdentityDeps, businessId: string, proof: Proof): Promise<string[]> =>
  proven(deps, businessId, proof, (client) => giveRecoveryCodes(client, businessId));

/**
 * Turns logins with a code off; the owner is told by mail.
 * @throws {ApiFailure} as `renewRecoveryCodes` does
 */
export const disable = (deps: IdentityDeps, businessId: string, proof: Proof): Promise<void> =>
  proven(deps, businessId, proof, async (client) => {
    await deleteTwoFactor(client, businessId);
    await tell(deps, client, businessId, false);
  });
