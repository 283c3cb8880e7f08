import { randomUUID } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CallDefinition, calls, type ErrorCode } from '@tavolina/shared-api/contract';
import type { FastifyInstance } from 'fastify';
import { errorCodesOf } from '../platform/api-document/failures-of.ts';
import { pathsOf } from '../platform/http/register-call.ts';
import type { TestAnswers } from './missing-answers.ts';

/** Whose answers nobody looks at one by one: what they meet by chance shows nothing. */
const UNREAD = /(fuzz|naughty-\w+|sql-injection)\.test\.ts$/;

/** Answered before anybody knows which call it is, or by what nobody foresees. */
const OF_NO_CALL: readonly ErrorCode[] = ['request_timeout', 'internal_error'];

const answered = new Set<string>();

const isRead = (): boolean => !UNREAD.test(expect.getState().testPath ?? '');

const codeIn = (payload: unknown): string => /"code":"([a-z_]+)"/.exec(String(payload))?.[1] ?? 'no code';

/** Every route by which a call is served, beside the call's name. */
const namesByRoute = (all: readonly CallDefinition[]): Map<string, string> =>
  new Map(
    all.flatMap((call) =>
      pathsOf(call).map((route): [string, string] => [
        `${call.method} /api${route}`,
        `${call.method} ${call.path}`,
      ]),
    ),
  );

const ALL = Object.values(calls).flatMap((area) => Object.values<CallDefinition>(area));
const NAMES = namesByRoute(ALL);

const listen = (message: unknown): void => {
  const { fastify } = message as { fastify: FastifyInstance };
  const note = (method: string, route: string | undefined, answer: string): void => {
    const name = NAMES.get(`${method} ${route}`);
    if (name !== undefined && !OF_NO_CALL.some((code) => code === answer)) answered.add(`${name} ${answer}`);
  };
  fastify.addHook('onSend', async ({ method, routeOptions: { url } }, { statusCode }, payload) => {
    if (statusCode >= 400) note(method, url, codeIn(payload));
    return payload;
  });
  // Streams are answered past the server's own sending.
  fastify.addHook('onResponse', async ({ method, routeOptions: { url } }, { statusCode }) => {
    if (statusCode < 300) note(method, url, String(statusCode));
  });
};

/** Every answer that the contract lets a call give. */
const declared = (): string[] =>
  ALL.flatMap((call) =>
    [String(call.success.status), ...errorCodesOf(call).filter((code) => !OF_NO_CALL.includes(code))].map(
      (answer) => `${call.method} ${call.path} ${answer}`,
    ),
  );

/** Builds an application of which every answer to a call is noted. */
export const whileNoting = async <T>(build: () => Promise<T>): Promise<T> => {
  if (!isRead()) return build();
  diagnostics.subscribe('fastify.initialization', listen);
  try {
    return await build();
  } finally {
    diagnostics.unsubscribe('fastify.initialization', listen);
  }
};

/** Leaves what was noted in this test file for the end of the run. */
export const leaveAnswers = (): void => {
  const answers: TestAnswers = { answered: [...answered], declared: declared() };
  writeFileSync(path.join(process.env.TEST_ANSWERS ?? '', `${randomUUID()}.json`), JSON.stringify(answers));
};
