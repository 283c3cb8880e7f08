import { calls } from '@tavolina/shared-api/contract';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { type IdentityDeps, login, logout, refresh, signup } from './identity-service.ts';

const { identity } = calls;

/** Serves login, signup and sessions. */
export const registerIdentity = ({ register }: CallRegistry, deps: IdentityDeps): void => {
  register(identity.login, ({ body }, { ip }) => login(deps, body.username, body.password, ip));
  register(identity.signup, ({ body }, { ip }) => signup(deps, body, ip));
  register(identity.refresh, ({ body }) => refresh(deps, body.refresh_token));
  register(identity.logout, ({ body }) => logout(deps, body.refresh_token));
};
