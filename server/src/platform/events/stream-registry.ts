import type { CallAnswer, CallDefinition, CallRequest } from '@tavolina/shared-api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../http/api-failure.ts';
import { callerAddress } from '../http/caller-address.ts';
import { preferredLanguage } from '../http/language.ts';
import { type Authenticate, type Caller, identify, pathsOf, readRequest } from '../http/register-call.ts';
import { createStreamQueue } from '../queues/stream-queue.ts';
import type { ConcurrencyLimit, ConcurrencyLimits } from '../rate-limit/concurrency-limits.ts';
import type { EventBus } from './event-bus.ts';

/** How often a comment is sent, so that proxies do not close a quiet stream, in ms (product.md §193). */
const SIGN_MS = 15_000;
/** How long a browser waits before it reconnects, in ms. */
const RETRY_MS = 1_000;

/** Streams one address may have open: as many as orders it may place in an hour. */
const STREAMS: ConcurrencyLimit = { name: 'streams', most: 300 };
/** Streams of one address for the same order or place: the windows of a household or a restaurant. */
const STREAMS_OF_ONE: ConcurrencyLimit = { name: 'streams-of-one', most: 20 };

/** Calls back when a session ends in any process. Returns the function that unsubscribes. */
export type WatchSession = (caller: Caller, onEnd: () => void) => () => void;

/** Registers calls that answer with server-sent events. */
export interface StreamRegistry {
  /**
   * Registers a stream. `open` checks the request and may throw like any handler. It returns a function
   * that attaches the stream to its source, which returns the function that detaches it.
   */
  register: <const C extends CallDefinition>(
    call: C,
    open: (
      request: CallRequest<C>,
      businessId: string | undefined,
      ip: string,
    ) => Promise<(send: (event: CallAnswer<C>) => void) => () => void>,
  ) => void;
  registered: readonly CallDefinition[];
  /**
   * Ends all streams, including those being opened, so that the server can stop. Browsers reconnect to
   * another process.
   */
  end: () => void;
}

const startStream = (reply: FastifyReply): void => {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  reply.raw.write(`retry: ${RETRY_MS}\n\n`);
};

/**
 * Builds the registry of one server. A stream ends with its session, and when this process hears of no changes any more:
 * a browser that opens it again asks for the state, and knows meanwhile that it has no live updates (product.md §605).
 * Streams per address are limited (product.md §82, §195).
 */
export const createStreamRegistry = (
  app: FastifyInstance,
  authenticate: Authenticate,
  watchSession: WatchSession,
  concurrency: ConcurrencyLimits,
  events: Pick<EventBus, 'connection' | 'onLost'>,
): StreamRegistry => {
  const registered: CallDefinition[] = [];
  const streams = new Set<() => void>();
  let isOver = false;
  const endAll = (): void => {
    for (const end of streams) end();
  };
  events.onLost(endAll);
  const inTurn = createStreamQueue();
  const refuseUnheard = (): void => {
    if (events.connection() === undefined)
      throw new ApiFailure('service_unavailable', { retryAfter: RETRY_MS / 1_000 });
  };
  return {
    registered,
    register(call, open) {
      registered.push(call);
      const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
        // First of all: the database would be asked in vain for each of all windows.
        refuseUnheard();
        const ip = callerAddress(request.ip);
        const language = preferredLanguage(request.headers['accept-language']);
        // One turn for all of it: who waited for the first half of an opening may not wait again behind all others.
        const { caller, leave, attach } = await inTurn(ip, async () => {
          refuseUnheard();
          const caller = await identify(call, request, authenticate);
          const input = readRequest(call, request, language);
          const source = caller?.businessId ?? JSON.stringify(input.params);
          const leave = concurrency.acquire([
            [STREAMS, ip],
            [STREAMS_OF_ONE, `${source} ${ip}`],
          ]);
          try {
            const attach = await open(input, caller?.businessId, ip);
            refuseUnheard();
            return { caller, leave, attach };
          } catch (error) {
            leave();
            throw error;
          }
        });
        const { raw } = reply;
        startStream(reply);
        // Sends nothing if the request was HEAD, the client has left, the server is stopping, or another
        // response of the connection is unfinished (the stream would wait in memory behind it). The
        // connection is closed and the browser reconnects.
        if (isOver || request.method === 'HEAD' || raw.destroyed || raw.socket === null) {
          leave();
          raw.end();
          return;
        }
        const end = (): void => {
          if (!streams.delete(end)) return;
          leave();
          unwatch?.();
          clearInterval(signs);
          detach();
          raw.end();
        };
        const unwatch = caller && watchSession(caller, end);
        const signs = setInterval(() => raw.write(': still here\n\n'), SIGN_MS);
        const detach = attach((event) => {
          const read = call.success.schema?.safeParse(event);
          // A newer process may send what this one does not know. The browser reconnects and asks for the state.
          if (read?.success) raw.write(`data: ${JSON.stringify(read.data)}\n\n`);
          else end();
        });
        streams.add(end);
        // Without a listener, a failed write would end the process.
        raw.once('close', end).on('error', end);
      };
      for (const url of pathsOf(call)) app.route({ method: 'GET', url, handler });
    },
    end() {
      isOver = true;
      endAll();
    },
  };
};
