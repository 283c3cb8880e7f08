import {
  type BusinessRole,
  type CallAnswer,
  type CallDefinition,
  type CallRequest,
  type CoveredFields,
  ERROR_STATUS,
  type Language,
} from '@tavolina/shared-api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Enqueue } from '../queues/fair-queue.ts';
import { announceEnd } from './announce-end.ts';
import { ApiFailure } from './api-failure.ts';
import { callerAddress } from './caller-address.ts';
import { coverFields } from './cover-fields.ts';
import { fieldErrors } from './field-errors.ts';
import { preferredLanguage } from './language.ts';
import type { ResponseCache } from './response-cache.ts';
import { sendCached } from './send-cached.ts';

type OfCaller<C extends CallDefinition> = C['access'] extends 'bearer' ? string : string | undefined;

/** What a handler gets beside the validated request. */
export interface CallContext<C extends CallDefinition> {
  language: Language;
  /**
   * The signed-in user: always set for `bearer` calls, optional for `optional-bearer`, never for others.
   */
  userId: OfCaller<C>;
  /** The business the user works for in this session; set when `userId` is. */
  businessId: OfCaller<C>;
  /** The session of the token; set when `userId` is. */
  sessionId: OfCaller<C>;
  /** Address of the caller as the limits use it, see `callerAddress`. */
  ip: string;
  /** The `User-Agent` header, or an empty string. */
  userAgent: string;
  reply: FastifyReply;
}

/** Return type of a handler: the declared response, or nothing where none is declared. */
export type HandlerResult<C extends CallDefinition> = C['success'] extends { schema: z.ZodType }
  ? Promise<CallAnswer<C>>
  : Promise<void>;

/** The owner of a valid token: a user who works for the business (product.md §155). */
export interface Caller {
  userId: string;
  businessId: string;
  role: BusinessRole;
  sessionId: string;
  /** Whose turns its calls take; the user's where it is missing. */
  turn?: string;
  /** For support that looks at the place (product.md §700): fields that it does not read, see `coverFields`. */
  covered?: CoveredFields;
}

/** Finds the caller by the `Authorization` header, for a call. Undefined without a token. */
export type Authenticate = (
  authorization: string | undefined,
  call: CallDefinition,
) => Promise<Caller | undefined>;

/** Options of a call beside its contract. */
export interface CallOptions {
  bodyLimit?: number;
  /** Cache the response for callers without a token. It may depend only on the URL and the catalogue. */
  isCached?: boolean;
  /**
   * Orders change it too, which empty no cache: it takes its caller's turn and is shared as if it were cached, but not kept
   * once it is made.
   */
  isFleeting?: boolean;
}

/** Registers calls of the contract on a server. */
export interface CallRegistry {
  /** Registers a call: the handler gets validated input and returns the declared response. */
  register: <const C extends CallDefinition>(
    call: C,
    handler: (request: CallRequest<C>, context: CallContext<C>) => HandlerResult<C>,
    options?: CallOptions,
  ) => void;
  /** The registered calls, for the API document. */
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

/**
 * Whether the content type of the body is the declared one. Without a body, the missing fields are reported
 * instead.
 */
const isReadable = ({ bodyEncoding = 'json' }: CallDefinition, { headers }: FastifyRequest): boolean => {
  const type = headers['content-type'];
  return type === undefined || bodyEncoding === 'multipart' || type.includes(bodyEncoding);
};

/**
 * Which part of a path is invalid: answered as one that is unknown, with the call's own sentence (product.md §633). The
 * `errors` of a call are in the order of its path parameters.
 */
const unknownOf = ({ params, errors }: CallDefinition, given: unknown): ApiFailure | undefined => {
  const wrong = params?.safeParse(given).error?.issues[0]?.path[0];
  if (wrong === undefined) return undefined;
  const unknown = errors.filter((code) => ERROR_STATUS[code] === 404);
  return new ApiFailure(
    unknown[Object.keys(params?.shape ?? {}).indexOf(String(wrong))] ?? unknown[0] ?? 'not_found',
  );
};

/** Validates every part of a request. An id of the wrong format in the path is answered with 404. */
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

/** Checks the token that a call requires. */
export const identify = async (
  call: CallDefinition,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Caller | undefined> => {
  if (call.access === 'public' || call.access === 'team') return undefined;
  const caller = await authenticate(request.headers.authorization, call);
  if (call.access === 'bearer' && caller === undefined) throw new ApiFailure('unauthorized');
  return caller;
};

/** The path of a call in Fastify's syntax, with and without the trailing slash (product.md §7). */
export const pathsOf = (call: CallDefinition): string[] => {
  const path = call.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
  return [path, `${path}/`];
};

/** Serialises a handler's result; empty where none is declared. The schema drops undeclared fields. */
export const answerOf = ({ success: { schema, text } }: CallDefinition, result: unknown): string => {
  if (!schema) return '';
  const answer = schema.parse(result);
  return text ? String(answer) : JSON.stringify(answer);
};

/**
 * Sends a response that must not be stored, unless its handler set otherwise. It may hold tokens or
 * personal data.
 */
export const sendFresh = (call: CallDefinition, reply: FastifyReply, answer: string): FastifyReply => {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  const { status, schema, text = 'application/json' } = call.success;
  reply.code(status);
  return schema ? reply.type(`${text}; charset=utf-8`).send(answer) : reply.send();
};

/** Cache key: everything that the response may depend on. */
const keyOf = (call: CallDefinition, { params, query }: { params: unknown; query: unknown }): string =>
  `${call.path} ${JSON.stringify([params, query])}`;

/** Dependencies of the calls of a server. */
export interface CallRegistryDeps {
  authenticate: Authenticate;
  kept: ResponseCache;
  /** Queues calls of owners fairly, by user. */
  enqueue: Enqueue;
}

/** Builds the registry of one server. */
export const createCallRegistry = (
  app: FastifyInstance,
  { authenticate, kept, enqueue }: CallRegistryDeps,
): CallRegistry => {
  const registered: CallDefinition[] = [];
  const inOwnTurn = (
    { bodyEncoding }: CallDefinition,
    turn: string | undefined,
    answer: () => Promise<string>,
  ): Promise<string> => {
    // Uploads are not queued: the file is still arriving and would block its owner's other calls.
    if (turn === undefined || bodyEncoding === 'multipart') return answer();
    return enqueue(turn, answer);
  };
  return {
    registered,
    register(call, handler, options = {}) {
      registered.push(call);
      const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
        announceEnd(call, reply);
        const language = preferredLanguage(request.headers['accept-language']);
        const identified = (await identify(call, request, authenticate)) ?? {};
        const { userId, businessId, sessionId, turn = userId, covered }: Partial<Caller> = identified;
        const input = readRequest(call, request, language);
        const ip = callerAddress(request.ip);
        const userAgent = request.headers['user-agent'] ?? '';
        const caller = { userId, businessId, sessionId };
        const context = { language, ...caller, ip, userAgent, reply } as CallContext<typeof call>;
        const answer = async (): Promise<string> => answerOf(call, await handler(input, context));

        if (options.isCached && userId === undefined) {
          const entry = await kept.read(
            { key: keyOf(call, input), caller: ip, isFleeting: options.isFleeting },
            answer,
          );
          return sendCached(request, reply, entry, call.access === 'public' ? [] : ['Authorization']);
        }
        const json = await inOwnTurn(call, turn, answer);
        // The event may arrive after this response, and the caller must not read the old state next.
        if (call.changesCatalogue) kept.forget();
        return sendFresh(call, reply, coverFields(json, covered));
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
