import type { CallAnswer, CallDefinition, CallRequest } from '@tavolina/shared-api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '../http/caller-address.ts';
import { preferredLanguage } from '../http/language.ts';
import { type Authenticate, type Caller, identify, pathsOf, readRequest } from '../http/register-call.ts';
import type { Headcount, Headcounts } from '../rate-limit/headcounts.ts';

/** How often a quiet stream says that it lives (product.md §193), in ms; it also keeps proxies from closing it. */
const HEARTBEAT_MS = 15_000;
/** How long a browser waits before it connects again, in ms. */
const RETRY_MS = 1_000;

/** Streams that one address may have open: as many as orders it may place in an hour. */
const STREAMS: Headcount = { name: 'streams', most: 300 };
/** Of the same order or place: the windows of a household, or of a restaurant. */
const STREAMS_OF_ONE: Headcount = { name: 'streams-of-one', most: 20 };

/** Calls back when a session ends, on whichever process; returns what stops that. */
export type WatchSession = (caller: Caller, onEnd: () => void) => () => void;

/** Mounts calls that answer with a stream of server-sent events. */
export interface StreamRegistry {
  /**
   * Serves a stream. `open` checks the request (and throws like any handler), then returns what attaches the stream to
   * its source; that in turn returns the function that detaches it.
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
  /** Ends all streams, also those that are being opened, so that the server can stop; browsers connect again elsewhere. */
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

/** Builds the registry of one server. A stream that needs a session ends with it; an address has so many at a time (product.md §195). */
export const createStreamRegistry = (
  app: FastifyInstance,
  authenticate: Authenticate,
  watchSession: WatchSession,
  headcounts: Headcounts,
): StreamRegistry => {
  const registered: CallDefinition[] = [];
  const streams = new Set<() => void>();
  let isOver = false;
  return {
    registered,
    register(call, open) {
      registered.push(call);
      const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
        const caller = await identify(call, request, authenticate);
        const { raw } = reply;
        const language = preferredLanguage(request.headers['accept-language']);
        const input = readRequest(call, request, language);
        const ip = callerAddress(request.ip);
        const source = caller?.businessId ?? JSON.stringify(input.params);
        const leave = headcounts.enter([
          [STREAMS, ip],
          [STREAMS_OF_ONE, `${source} ${ip}`],
        ]);
        const attach = await open(input, caller?.businessId, ip).catch((error: unknown) => {
          leave();
          throw error;
        });
        startStream(reply);
        // Nothing is sent to who asked for the headers only, or left while the request was checked. Behind another answer
        // of its connection a stream would pile up unheard, and one of a server that stops would keep it from it; ended, a
        // browser asks again.
        if (isOver || request.method === 'HEAD' || raw.destroyed || raw.socket === null) {
          leave();
          raw.end();
          return;
        }
        const end = (): void => {
          if (!streams.delete(end)) return;
          leave();
          unwatch?.();
          clearInterval(heartbeat);
          detach();
          raw.end();
        };
        const unwatch = caller && watchSession(caller, end);
        const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
        const detach = attach((event) => {
          raw.write(`data: ${JSON.stringify(call.success.schema?.parse(event))}\n\n`);
        });
        streams.add(end);
        // A failed write that nobody listens for would end the process.
        raw.once('close', end).on('error', end);
      };
      for (const url of pathsOf(call)) app.route({ method: 'GET', url, handler });
    },
    end() {
      isOver = true;
      for (const end of streams) end();
    },
  };
};
