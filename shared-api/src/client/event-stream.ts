import { createEventSource, type EventSourceClient } from 'eventsource-client';
import type { OrderEvent } from '../contract/orders/order-schemas.ts';
import { connection, followConnection, reportNoResponse } from './connection.ts';
import { waitLonger } from './wait-longer.ts';

/** Callbacks for live changes. */
export interface OrderEventListener {
  onEvent: (event: OrderEvent) => void;
  /** Whether changes arrive live. While false, the screen should poll. */
  onLive: (isLive: boolean) => void;
}

/** Fetches with or without the session's token. */
export type EventsFetch = (url: string, init: RequestInit) => Promise<Response>;

/** How long a stream may be quiet, in ms: three comments of the server. */
export const QUIET_MS = 45_000;
/** After which times a lost stream is opened again, in ms. */
const AGAIN_MS = { first: 1_000, longest: 12_000 };

/**
 * Keeps a stream of order events open and reconnects until the returned function is called: ever more slowly while that
 * fails, and at once when the server answers other calls again. A quiet connection counts as lost, because a router may
 * drop it without closing it (product.md §67, §193).
 */
export const openEventStream = (
  url: string,
  fetchEvents: EventsFetch,
  listener: OrderEventListener,
): (() => void) => {
  let source: EventSourceClient;
  let quiet: ReturnType<typeof setTimeout>;
  let again: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const hear = (): void => {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      source.close();
      listener.onLive(false);
      open();
    }, QUIET_MS);
  };
  /** The server was heard on the stream itself: the next loss is a first one. */
  const hearSign = (): void => {
    failures = 0;
    hear();
  };
  const open = (): void => {
    clearTimeout(again);
    again = undefined;
    hear();
    source = createEventSource({
      url,
      fetch: async (target, init) => {
        const response = await fetchEvents(String(target), init as RequestInit).catch((error: unknown) => {
          if (!init?.signal?.aborted) reportNoResponse();
          throw error;
        });
        // Error responses and broken streams are retried like lost connections. Only `close` ends the
        // stream.
        if (!response.ok) throw new Error(`events answered ${response.status}`);
        return response;
      },
      onConnect: () => {
        hear();
        listener.onLive(true);
      },
      onScheduleReconnect: () => {
        // Its own next attempt would come after the same time again and again.
        source.close();
        clearTimeout(quiet);
        listener.onLive(false);
        again = setTimeout(open, waitLonger(failures, AGAIN_MS));
        failures += 1;
      },
      onDisconnect: () => listener.onLive(false),
      onComment: hearSign,
      onMessage: (message) => {
        hearSign();
        listener.onEvent(JSON.parse(message.data) as OrderEvent);
      },
    });
  };
  let wasUp = connection() === 'up';
  const unfollow = followConnection(() => {
    const isUp = connection() === 'up';
    if (isUp && !wasUp && again !== undefined) open();
    wasUp = isUp;
  });
  open();
  return () => {
    unfollow();
    clearTimeout(quiet);
    clearTimeout(again);
    source.close();
  };
};
