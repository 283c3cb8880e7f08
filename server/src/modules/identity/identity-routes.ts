import { calls, type Language } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { textsIn } from '../../platform/texts/texts.ts';
import { profileOf } from '../businesses/businesses-service.ts';
import { chooseBusiness } from './choose-business.ts';
import { changeCredentials, changePassword } from './credentials-service.ts';
import { deviceSecretOf } from './device-secret.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { login, signup } from './identity-service.ts';
import { logSignIn } from './log-sign-in.ts';
import { checkReset, confirmReset, requestReset } from './password-reset-service.ts';
import { logout, refresh } from './sessions.ts';

const { identity } = calls;

const requireSame = (password: string, confirmation: string, language: Language): void => {
  if (password === confirmation) return;
  const message = textsIn(language)('fields.mismatch');
  throw new ApiFailure('invalid_input', { errors: [{ field: 'confirm_password', message }] });
};

/** Registers login, signup, sessions and credentials. */
export const registerIdentity = ({ register }: CallRegistry, deps: IdentityDeps): void => {
  register(identity.login, ({ body }, { reply, ip, language, userAgent }) =>
    login(deps, body.username, body.password, {
      ip,
      language,
      userAgent,
      deviceSecret: deviceSecretOf(reply),
    }).then(logSignIn(reply)),
  );
  register(identity.signup, ({ body }, { reply, ip, language, userAgent }) =>
    signup(deps, body, { ip, language, userAgent, deviceSecret: deviceSecretOf(reply) }).then(
      logSignIn(reply),
    ),
  );
  register(identity.refresh, ({ body }, { reply }) => refresh(deps, body, deviceSecretOf(reply)));
  register(identity.logout, ({ body }) => logout(deps, body.refresh_token));

  register(calls.businesses.choose, ({ body }, owner) => chooseBusiness(deps, owner, body.business_id));

  register(identity.editUser, async ({ params, body }, owner) => {
    if (params.id !== owner.userId) throw new ApiFailure('user_not_found');
    const proof = await changeCredentials(deps, owner, body);
    const profile = await profileOf(deps.database, owner, deps.clock());
    return { ...profile, ...(body.password !== undefined && { password_changed_by: proof }) };
  });
  register(identity.changePassword, async ({ body }, owner) => {
    await changePassword(deps, owner, body);
    return { detail: textsIn(owner.language)('done.password_changed') };
  });
  register(identity.changePasswordConfirmed, async ({ body }, owner) => {
    requireSame(body.new_password, body.confirm_password, owner.language);
    await changePassword(deps, owner, body);
    return { detail: textsIn(owner.language)('done.password_changed') };
  });
  register(identity.requestReset, async ({ body }, { ip, language }) => {
    await requestReset(deps, body.email, ip);
    return { detail: textsIn(language)('done.reset_sent') };
  });
  register(identity.checkReset, async ({ body }, { ip }) => ({ holds: await checkReset(deps, body, ip) }));
  register(identity.confirmReset, async ({ body }, { ip, language }) => {
    await confirmReset(deps, body, ip);
    return { detail: textsIn(language)('done.password_reset') };
  });
};
