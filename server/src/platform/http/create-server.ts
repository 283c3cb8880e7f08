import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { ApiFailure } from './api-failure.ts';
import { drainOnClose } from './drain.ts';
import { handleErrors, sendFailure } from './error-handler.ts';
import { readBodies } from './read-bodies.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { addSecurityHeaders } from './security-headers.ts';

const BODY_LIMIT_BYTES = 1_048_576;
const CONNECTION_TIMEOUT_MS = 60_000;

/** How long a request may take to arrive, and how often that is looked at, in ms. */
interface Arrival {
  withinMs: number;
  lookMs: number;
}

const ARRIVAL: Arrival = { withinMs: 60_000, lookMs: 5_000 };

/** Address of a request without its query: queries carry e-mails and reset tokens. */
const loggedPath = (url: string): string => url.split('?')[0] ?? url;

/** An address that cannot be decoded is taken letter by letter, so that it is unknown instead of unreadable. */
const readable = (url: string): string => {
  const path = loggedPath(url);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The methods that serve an address by a route of its own; the pages' catch-all is none. */
const allowedMethods = (app: FastifyInstance, url: string): string[] => {
  const served = METHODS.filter((method) => {
    const route = app.findRoute({ method, url });
    if (route === null || '*' in (route.params ?? {})) return false;
    // `/menus/` is the list, not a menu without an id.
    return Object.values(route.params ?? {}).every((value) => value !== '');
  });
  return served.length === 0 ? [] : [...served, 'OPTIONS'];
};

/** Tells whoever asks what an address takes. What browsers ask before a call from another origin is answered elsewhere. */
const answerOptions = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'OPTIONS') return undefined;
    const allowed = allowedMethods(app, loggedPath(request.url));
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    if (request.headers['access-control-request-method'] !== undefined) return undefined;
    return allowed.length > 0
      ? reply.code(204).send()
      : sendFailure(request, reply, new ApiFailure('not_found'));
  });
};

/**
 * Creates the HTTP server: limits, logs, headers and failures, but no routes yet.
 * @param options where lines of the log go, the standard output unless said otherwise; how slow requests may be
 */
export const createServer = async (
  config: Config,
  { logTo, arrival = ARRIVAL }: { logTo?: { write: (line: string) => void }; arrival?: Arrival } = {},
): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      ...(logTo && { stream: logTo }),
      serializers: {
        req: (request) => ({ method: request.method, path: loggedPath(request.url), ip: request.ip }),
      },
    },
    // Unique among all processes, so that an answer leads to its lines in the logs.
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: arrival.withinMs,
    // Node exchanges the two limits where that of the headers is the longer one, and bodies could take it.
    // A request that names no host is refused below, in words.
    http: {
      headersTimeout: arrival.withinMs,
      connectionsCheckingInterval: arrival.lookMs,
      requireHostHeader: false,
    },
    clientErrorHandler: refuseUnreadable,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // A server that stops finishes what reaches it until its port is closed: whoever stands before it asks another one then.
    return503OnClosing: false,
    trustProxy: config.trustedProxies ?? false,
    // Ids of every length reach their call, which knows better than the router that they are none.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: ({ url = '/' }) => readable(url),
  });

  await addSecurityHeaders(app, { isHttps: config.publicOrigin?.startsWith('https:') ?? false });

  // Whatever a caller expects beyond an answer, it gets the answer.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion !== '1.0') throw new ApiFailure('malformed_request');
  });
  answerOptions(app);
  await app.register(cookie);
  await app.register(cors, {
    strictPreflight: false,
    origin: config.allowedOrigins,
    exposedHeaders: ['etag', 'retry-after', 'idempotent-replayed', 'x-request-id'],
  });
  readBodies(app);
  handleErrors(app);
  drainOnClose(app);
  return app;
};

/** Answers unknown addresses below the API: 405 where another method is known, else 404. */
export const answerUnknownCalls = (app: FastifyInstance): void => {
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(app, loggedPath(request.url));
    if (allowed.length === 0) return sendFailure(request, reply, new ApiFailure('not_found'));
    reply.header('allow', allowed.join(', '));
    return sendFailure(request, reply, new ApiFailure('method_not_allowed'));
  });
};
