import type { CallDefinition, CallRequest, Language } from '@tavolina/shared-api/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { announceEnd } from '../../../platform/http/announce-end.ts';
import { preferredLanguage } from '../../../platform/http/language.ts';
import {
  answerOf,
  type HandlerResult,
  pathsOf,
  readRequest,
  sendFresh,
} from '../../../platform/http/register-call.ts';
import type { ResponseCache } from '../../../platform/http/response-cache.ts';
import { requireActor, teamOf } from './team-tokens.ts';
import type { TeamOfToken } from './team-tokens-repository.ts';

/** Registers calls for teams. */
export interface TeamCalls {
  register: <const C extends CallDefinition>(
    call: C,
    handler: (request: CallRequest<C>, team: TeamOfToken, language: Language) => HandlerResult<C>,
    options?: {
      bodyLimit?: number;
      /** It is no `GET`, and observers may make it all the same: it records that somebody looks. */
      isLook?: boolean;
    },
  ) => void;
  registered: readonly CallDefinition[];
}

/**
 * Serves calls to requests with a team's token. The token is checked before the body is read, because
 * builds are large. An observer's is refused by every call that does more than look.
 */
export const createTeamCalls = (
  app: FastifyInstance,
  database: Database,
  kept: Pick<ResponseCache, 'forget'>,
): TeamCalls => {
  const registered: CallDefinition[] = [];
  const teams = new WeakMap<object, TeamOfToken>();
  return {
    registered,
    register(call, handler, { isLook = call.method === 'GET', ...options } = {}) {
      registered.push(call);
      for (const url of pathsOf(call)) {
        app.route({
          method: call.method,
          url,
          ...options,
          onRequest: async (request, reply) => {
            announceEnd(call, reply);
            const team = await teamOf(database, request.headers.authorization);
            if (!isLook) requireActor(team);
            teams.set(request, team);
          },
          handler: async (request, reply) => {
            const team = teams.get(request) as TeamOfToken;
            const language = preferredLanguage(request.headers['accept-language']);
            const result = await handler(readRequest(call, request, language), team, language);
            // As for the calls of owners: the event may arrive after this response.
            if (call.changesCatalogue) kept.forget();
            return sendFresh(call, reply, answerOf(call, result));
          },
        });
      }
    },
  };
};
