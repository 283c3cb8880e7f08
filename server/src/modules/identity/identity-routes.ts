import { calls } from '@tavolina/shared-api/contract';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { login, signup } from './identity-service.ts';
import { logout, refresh } from './sessions.ts';

const { identity } = calls;

/** Serves login, signup and sessions. */
export const registerIdentity = ({ register }: CallRegistry, deps: IdentityDeps): void => {
  register(identity.login, ({ body }, origin) => login(deps, body.username, body.password, origin));
  register(identity.signup, ({ body }, origin) => signup(deps, body, origin));
  register(identity.refresh, ({ body }) => refresh(deps, body.refresh_token));
  register(identity.logout, ({ body }) => logout(deps, body.refresh_token));
};
