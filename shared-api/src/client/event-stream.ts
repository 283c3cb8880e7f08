import { createEventSource, type EventSourceClient } from 'eventsource-client';
import type { OrderEvent } from '../contract/orders.ts';

/** What a follower of live changes is told. */
export interface OrderEventListener {
  onEvent: (event: OrderEvent) => void;
  /** Whether changes arrive live; while false the screen should ask from time to time. */
  onLive: (isLive: boolean) => void;
}

/** Fetches with or without the session's token. */
export type EventsFetch = (url: string, init: RequestInit) => Promise<Response>;

/** How long a stream may be silent, in ms: three times the server's sign of life. */
export const SILENCE_MS = 45_000;

/**
 * Keeps a stream of order events open, through lost connections, until the returned function is called. A connection that
 * nobody ended but that nothing comes through any more, as behind a router that forgot it, counts as lost (product.md §193).
 */
export const openEventStream = (
  url: string,
  fetchEvents: EventsFetch,
  listener: OrderEventListener,
): (() => void) => {
  let source: EventSourceClient;
  let patience: ReturnType<typeof setTimeout>;
  const hear = (): void => {
    clearTimeout(patience);
    patience = setTimeout(() => {
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
        // A refused or broken stream is retried like a lost one; only `close` ends it.
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
    clearTimeout(patience);
    source.close();
  };
};
