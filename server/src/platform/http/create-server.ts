import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { ApiFailure } from './api-failure.ts';
import { registerBodyParsers } from './body-parsers.ts';
import { drainOnClose } from './drain.ts';
import { handleErrors, sendFailure } from './error-handler.ts';
import { loggedPath, pathOf } from './logged-path.ts';
import { rejectMalformed } from './reject-malformed.ts';
import { addSecurityHeaders } from './security-headers.ts';

/** How long the start of a server may take, in ms. A busy database must not make it fail. */
const START_MS = 60_000;

const BODY_LIMIT_BYTES = 1_048_576;
/** A search of 10,000 letters, each written in an address with six signs, is answered as any other. */
const HEADERS_LIMIT_BYTES = 81_920;
const CONNECTION_TIMEOUT_MS = 60_000;

/** Timeouts for receiving a request, and how often they are checked, in ms. */
interface Arrival {
  withinMs: number;
  lookMs: number;
}

const ARRIVAL: Arrival = { withinMs: 60_000, lookMs: 5_000 };

/** A path that cannot be decoded is escaped instead, so that it is answered with 404. */
const readable = (url: string): string => {
  const path = pathOf(url);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Methods with a route for this path, without the catch-all of the pages. */
const allowedMethods = (app: FastifyInstance, url: string): string[] => {
  const served = METHODS.filter((method) => {
    const route = app.findRoute({ method, url });
    if (route === null || '*' in (route.params ?? {})) return false;
    // `/menus/` is the list, not a menu with an empty id.
    return Object.values(route.params ?? {}).every((value) => value !== '');
  });
  return served.length === 0 ? [] : [...served, 'OPTIONS'];
};

/** Answers OPTIONS requests with the allowed methods. CORS preflights are answered elsewhere. */
const answerOptions = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'OPTIONS') return undefined;
    const allowed = allowedMethods(app, pathOf(request.url));
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    if (request.headers['access-control-request-method'] !== undefined) return undefined;
    return allowed.length > 0
      ? reply.code(204).send()
      : sendFailure(request, reply, new ApiFailure('not_found'));
  });
};

/** Says what is added to each line of the log, by the logger that writes it. */
export type AddToLine = (line: object, level: number, logger: object) => object;

/** What a server is created with beside its settings. */
interface ServerOptions {
  /** Destination of the log, the standard output unless said otherwise. */
  logTo?: { write: (line: string) => void };
  /** Is told each line of the log too. */
  takeLine?: ((line: string) => void) | undefined;
  addToLine?: AddToLine | undefined;
  /** Timeouts for slow requests. */
  arrival?: Arrival;
}

/** Creates the HTTP server with limits, logs, headers and error handling, without routes. */
export const createServer = async (
  config: Config,
  { logTo, takeLine, addToLine, arrival = ARRIVAL }: ServerOptions = {},
): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      ...(logTo && { stream: logTo }),
      ...(addToLine && { mixin: addToLine }),
      ...(takeLine && {
        hooks: {
          streamWrite: (line: string) => {
            takeLine(line);
            return line;
          },
        },
      }),
      serializers: {
        req: (request) => ({ method: request.method, path: loggedPath(request), ip: request.ip }),
      },
    },
    // Unique across processes, so that a response can be found in the logs.
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    pluginTimeout: START_MS,
    requestTimeout: arrival.withinMs,
    // Node swaps the two timeouts if the headers' is longer. A request without a host is rejected below,
    // with a sentence.
    http: {
      maxHeaderSize: HEADERS_LIMIT_BYTES,
      headersTimeout: arrival.withinMs,
      connectionsCheckingInterval: arrival.lookMs,
      requireHostHeader: false,
    },
    clientErrorHandler: rejectMalformed,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // While stopping, requests on open connections are still answered. The load balancer uses another
    // server once the port is closed.
    return503OnClosing: false,
    trustProxy: config.trustedProxies ?? false,
    // Let handlers validate ids: the default length limit would answer 404 for the wrong reason.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: ({ url = '/' }) => readable(url),
  });

  await addSecurityHeaders(app, { isHttps: config.publicOrigin?.startsWith('https:') ?? false });

  // Ignore `Expect` headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion !== '1.0') throw new ApiFailure('malformed_request');
  });
  answerOptions(app);
  await app.register(cookie);
  await app.register(cors, () => async ({ headers: { origin } }: FastifyRequest) => ({
    strictPreflight: false,
    origin: config.allowedOrigins,
    methods: [...METHODS],
    // The cookie by which a session recognises its device (product.md §183).
    credentials: origin !== undefined && config.allowedOrigins.includes(origin),
    exposedHeaders: ['etag', 'retry-after', 'idempotent-replayed', 'x-request-id'],
  }));
  registerBodyParsers(app);
  handleErrors(app);
  drainOnClose(app);
  return app;
};

/** Answers unknown API paths: 405 if another method exists, else 404. */
export const answerUnknownCalls = (app: FastifyInstance): void => {
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(app, pathOf(request.url));
    if (allowed.length === 0) return sendFailure(request, reply, new ApiFailure('not_found'));
    reply.header('allow', allowed.join(', '));
    return sendFailure(request, reply, new ApiFailure('method_not_allowed'));
  });
};
