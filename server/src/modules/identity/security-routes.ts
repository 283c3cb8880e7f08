import { calls } from '@tavolina/shared-api/contract';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { endOtherSessions, endSession, sessionsOf } from './active-sessions.ts';
import { deviceSecretOf } from './device-secret.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { logSignIn } from './log-sign-in.ts';
import { signInWithCode } from './login-challenge.ts';
import { confirm, disable, enrol, renewRecoveryCodes, twoFactorOf } from './two-factor-service.ts';

/** Registers sessions, two-factor login and password calls. */
export const registerSecurity = ({ register }: CallRegistry, deps: IdentityDeps): void => {
  const { security } = calls;
  register(security.signInWithCode, ({ body }, { userAgent, reply }) =>
    signInWithCode(deps, body, { userAgent, deviceSecret: deviceSecretOf(reply) }).then(logSignIn(reply)),
  );
  register(security.twoFactor, (_request, { userId }) => twoFactorOf(deps, userId));
  register(security.enrol, ({ body }, { userId }) => enrol(deps, userId, body.current_password));
  register(security.confirmTwoFactor, async ({ body }, { userId }) => ({
    recovery_codes: await confirm(deps, userId, body),
  }));
  register(security.renewRecoveryCodes, async ({ body }, { userId }) => ({
    recovery_codes: await renewRecoveryCodes(deps, userId, body),
  }));
  register(security.disableTwoFactor, ({ body }, { userId }) => disable(deps, userId, body));

  register(security.sessions, (_request, owner) => sessionsOf(deps, owner));
  register(security.endSession, ({ params }, owner) => endSession(deps, owner, params.id));
  register(security.endOtherSessions, (_request, owner) => endOtherSessions(deps, owner));
};
