import type { CallAnswer, CallDefinition, CallRequest } from '@tavolina/shared-api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preferredLanguage } from '../http/language.ts';
import { type Authenticate, identify, pathsOf, readRequest } from '../http/register-call.ts';

/** Keeps proxies from closing a quiet stream, in ms. */
const HEARTBEAT_MS = 15_000;
/** How long a browser waits before it connects again, in ms. */
const RETRY_MS = 1_000;

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
      ownerId: string | undefined,
      ip: string,
    ) => Promise<(send: (event: CallAnswer<C>) => void) => () => void>,
  ) => void;
  registered: readonly CallDefinition[];
  /** Ends all streams, so that the server can stop; browsers connect again elsewhere. */
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

/** Builds the registry of one server. */
export const createStreamRegistry = (app: FastifyInstance, authenticate: Authenticate): StreamRegistry => {
  const registered: CallDefinition[] = [];
  const streams = new Set<FastifyReply['raw']>();
  return {
    registered,
    register(call, open) {
      registered.push(call);
      const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
        const ownerId = (await identify(call, request, authenticate))?.ownerId;
        const language = preferredLanguage(request.headers['accept-language']);
        const attach = await open(readRequest(call, request, language), ownerId, request.ip);
        startStream(reply);
        streams.add(reply.raw);
        const heartbeat = setInterval(() => reply.raw.write(': still here\n\n'), HEARTBEAT_MS);
        const detach = attach((event) => {
          reply.raw.write(`data: ${JSON.stringify(call.success.schema?.parse(event))}\n\n`);
        });
        reply.raw.once('close', () => {
          clearInterval(heartbeat);
          streams.delete(reply.raw);
          detach();
        });
      };
      for (const url of pathsOf(call)) app.route({ method: 'GET', url, handler });
    },
    end() {
      for (const stream of streams) stream.end();
    },
  };
};
