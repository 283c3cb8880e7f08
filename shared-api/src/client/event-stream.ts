import { createEventSource, type EventSourceClient } from 'eventsource-client';
import type { OrderEvent } from '../contract/order-schemas.ts';

/** Callbacks for live changes. */
export interface OrderEventListener {
  onEvent: (event: OrderEvent) => void;
  /** Whether changes arrive live. While false, the screen should poll. */
  onLive: (isLive: boolean) => void;
}

/** Fetches with or without the session's token. */
export type EventsFetch = (url: string, init: RequestInit) => Promise<Response>;

/** How long a stream may be silent, in ms: three heartbeats of the server. */
export const SILENCE_MS = 45_000;

/**
 * Keeps a stream of order events open and reconnects, until the returned function is called. A silent
 * connection counts as lost, because a router may drop it without closing it (product.md §67, §193).
 */
export const openEventStream = (
  url: string,
  fetchEvents: EventsFetch,
  listener: OrderEventListener,
): (() => void) => {
  let source: EventSourceClient;
  let silence: ReturnType<typeof setTimeout>;
  const hear = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      source.close();
      listener.onLive(false);
      open();
    }, SILENCE_MS);
  };
  const open = (): void => {
    hear();
    source = createEventSource({
      url,
      fetch: async (target, init) => {
        const response = await fetchEvents(String(target), init as RequestInit);
        // Error responses and broken streams are retried like lost connections. Only `close` ends the
        // stream.
        if (!response.ok) throw new Error(`events answered ${response.status}`);
        return response;
      },
      onConnect: () => {
        hear();
        listener.onLive(true);
      },
      onScheduleReconnect: () => listener.onLive(false),
      onDisconnect: () => listener.onLive(false),
      onComment: hear,
      onMessage: (message) => {
        hear();
        listener.onEvent(JSON.parse(message.data) as OrderEvent);
      },
    });
  };
  open();
  return () => {
    clearTimeout(silence);
    source.close();
  };
};
