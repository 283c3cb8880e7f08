import { calls } from '@tavolina/shared-api/contract';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { endOtherSessions, endSession, sessionsOf } from './active-sessions.ts';
import type { IdentityDeps } from './identity-deps.ts';

/** Serves what keeps an account its owner's. */
export const registerSecurity = ({ register }: CallRegistry, deps: IdentityDeps): void => {
  const { security } = calls;
  register(security.sessions, (_request, owner) => sessionsOf(deps, owner));
  register(security.endSession, ({ params }, owner) => endSession(deps, owner, params.id));
  register(security.endOtherSessions, (_request, owner) => endOtherSessions(deps, owner));
};
