import type {
  BusinessRole,
  CallAnswer,
  CallDefinition,
  CallRequest,
  Language,
} from '@tavolina/shared-api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { InTurn } from '../turns/fair-turns.ts';
import { ApiFailure } from './api-failure.ts';
import { callerAddress } from './caller-address.ts';
import { fieldErrors } from './field-errors.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { preferredLanguage } from './language.ts';
import { sendKept } from './send-kept.ts';

type OfCaller<C extends CallDefinition> = C['access'] extends 'bearer' ? string : string | undefined;

/** What a handler knows besides the validated request. */
export interface CallContext<C extends CallDefinition> {
  language: Language;
  /** The signed-in person; always there for `bearer` calls, perhaps for `optional-bearer`, never for others. */
  userId: OfCaller<C>;
  /** The business that they work for in this session; there when `userId` is. */
  businessId: OfCaller<C>;
  /** The session the token belongs to; there when `userId` is. */
  sessionId: OfCaller<C>;
  /** Where the call comes from, as limits count it: see `callerAddress`. */
  ip: string;
  /** What the caller's browser says of itself; empty where it says nothing. */
  userAgent: string;
  reply: FastifyReply;
}

/** What a handler returns: the declared answer, or nothing where none is declared. */
export type HandlerResult<C extends CallDefinition> = C['success'] extends { schema: z.ZodType }
  ? Promise<CallAnswer<C>>
  : Promise<void>;

/** Who calls, by a token that holds: a person who works for the business (product.md §155). */
export interface Caller {
  userId: string;
  businessId: string;
  role: BusinessRole;
  sessionId: string;
}

/** Finds out who calls. Undefined without a token. */
export type Authenticate = (authorization: string | undefined) => Promise<Caller | undefined>;

/** How a call is served beyond what the contract says. */
export interface CallOptions {
  bodyLimit?: number;
  /** Keep the answer for everybody who sends no token; it must depend on nothing but the address and the catalogue. */
  isKept?: boolean;
}

/** Mounts calls of the contract on a server. */
export interface CallRegistry {
  /** Serves a call: validated input to the handler, the declared answer back. */
  register: <const C extends CallDefinition>(
    call: C,
    handler: (request: CallRequest<C>, context: CallContext<C>) => HandlerResult<C>,
    options?: CallOptions,
  ) => void;
  /** The calls registered so far, for the API document. */
  registered: readonly CallDefinition[];
}

const parse = (
  schema: z.ZodType | undefined,
  value: unknown,
  prefix: string,
  language: Language,
): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const errors = fieldErrors(result.error, language);
  throw new ApiFailure('invalid_input', {
    errors: prefix === '' ? errors : errors.map((error) => ({ ...error, field: `${prefix}.${error.field}` })),
  });
};

/** Whether a body came in the form its call takes; without any, its missing fields are named. */
const isReadable = ({ bodyEncoding = 'json' }: CallDefinition, { headers }: FastifyRequest): boolean => {
  const type = headers['content-type'];
  return type === undefined || bodyEncoding === 'multipart' || type.includes(bodyEncoding);
};

/** What a path names that cannot be: the failures of a call stand in the order of its path. */
const unknownOf = ({ params, errors }: CallDefinition, given: unknown): ApiFailure | undefined => {
  const wrong = params?.safeParse(given).error?.issues[0]?.path[0];
  if (wrong === undefined) return undefined;
  const unknown = errors.filter((code) => code.endsWith('not_found'));
  return new ApiFailure(
    unknown[Object.keys(params?.shape ?? {}).indexOf(String(wrong))] ?? unknown[0] ?? 'not_found',
  );
};

/** Validates every part of a request against its call. An id of the wrong form in the path is an unknown address. */
export const readRequest = <C extends CallDefinition>(
  call: C,
  request: FastifyRequest,
  language: Language,
): CallRequest<C> => {
  const unknown = unknownOf(call, request.params);
  if (unknown) throw unknown;
  if (call.body && !isReadable(call, request)) throw new ApiFailure('unsupported_media_type');
  return {
    params: parse(call.params, request.params, '', language),
    query: parse(call.query, request.query, '', language),
    headers: parse(call.headers, request.headers, 'headers', language),
    body: parse(call.body, request.body ?? {}, '', language),
  } as CallRequest<C>;
};

/** Checks the token a call asks for. */
export const identify = async (
  call: CallDefinition,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Caller | undefined> => {
  if (call.access === 'public' || call.access === 'team') return undefined;
  const caller = await authenticate(request.headers.authorization);
  if (call.access === 'bearer' && caller === undefined) throw new ApiFailure('unauthorized');
  return caller;
};

/** Fastify's spellings of a call's path, with and without the trailing slash (product.md §7). */
export const pathsOf = (call: CallDefinition): string[] => {
  const path = call.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
  return [path, `${path}/`];
};

/** A handler's result as text, empty where none is declared. Undeclared fields never leave: the schema drops them. */
export const answerOf = ({ success: { schema, text } }: CallDefinition, result: unknown): string => {
  if (!schema) return '';
  const answer = schema.parse(result);
  return text ? String(answer) : JSON.stringify(answer);
};

/** Sends an answer that nobody keeps, unless its handler has said otherwise: it may hold tokens or a person's data. */
export const sendFresh = (call: CallDefinition, reply: FastifyReply, answer: string): FastifyReply => {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  const { status, schema, text = 'application/json' } = call.success;
  reply.code(status);
  return schema ? reply.type(`${text}; charset=utf-8`).send(answer) : reply.send();
};

/** What answers are kept under: everything they may depend on. */
const keyOf = (call: CallDefinition, { params, query }: { params: unknown; query: unknown }): string =>
  `${call.path} ${JSON.stringify([params, query])}`;

/** What a server's calls work with. */
export interface CallRegistryDeps {
  authenticate: Authenticate;
  kept: KeptAnswers;
  /** Turns of owners, by person. */
  inTurn: InTurn;
}

/** Builds the registry of one server. */
export const createCallRegistry = (
  app: FastifyInstance,
  { authenticate, kept, inTurn }: CallRegistryDeps,
): CallRegistry => {
  const registered: CallDefinition[] = [];
  const inOwnTurn = (
    { bodyEncoding }: CallDefinition,
    userId: string | undefined,
    answer: () => Promise<string>,
  ): Promise<string> => {
    // A file is still on its way when its call begins, and would keep its owner's other calls waiting.
    if (userId === undefined || bodyEncoding === 'multipart') return answer();
    return inTurn(userId, answer);
  };
  return {
    registered,
    register(call, handler, options = {}) {
      registered.push(call);
      const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
        const language = preferredLanguage(request.headers['accept-language']);
        const { userId, businessId, sessionId } = (await identify(call, request, authenticate)) ?? {};
        const input = readRequest(call, request, language);
        const ip = callerAddress(request.ip);
        const userAgent = request.headers['user-agent'] ?? '';
        const caller = { userId, businessId, sessionId };
        const context = { language, ...caller, ip, userAgent, reply } as CallContext<typeof call>;
        const answer = async (): Promise<string> => answerOf(call, await handler(input, context));

        if (options.isKept && userId === undefined) {
          const entry = await kept.read({ key: keyOf(call, input), caller: ip }, answer);
          return sendKept(request, reply, entry, call.access === 'public' ? [] : ['Authorization']);
        }
        const json = await inOwnTurn(call, userId, answer);
        // The announcement may arrive after the answer, and who made the change must not see the old state next.
        if (call.changesCatalogue) kept.forget();
        return sendFresh(call, reply, json);
      };
      for (const url of pathsOf(call)) {
        app.route({
          method: call.method,
          url,
          handler: handle,
          ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
        });
      }
    },
  };
};
