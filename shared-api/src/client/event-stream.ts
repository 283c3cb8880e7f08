import { createEventSource } from 'eventsource-client';
import type { OrderEvent } from '../contract/orders.ts';

/** What a follower of live changes is told. */
export interface OrderEventListener {
  onEvent: (event: OrderEvent) => void;
  /** Whether changes arrive live; while false the screen should ask from time to time. */
  onLive: (isLive: boolean) => void;
}

/** Fetches with or without the session's token. */
export type EventsFetch = (url: string, init: RequestInit) => Promise<Response>;

/** Keeps a stream of order events open, through lost connections, until the returned function is called. */
export const openEventStream = (
  url: string,
  fetchEvents: EventsFetch,
  listener: OrderEventListener,
): (() => void) => {
  const source = createEventSource({
    url,
    fetch: async (target, init) => {
      const response = await fetchEvents(String(target), init as RequestInit);
      // A refused or broken stream is retried like a lost one; only `close` ends it.
      if (!response.ok) throw new Error(`events answered ${response.status}`);
      return response;
    },
    onConnect: () => listener.onLive(true),
    onScheduleReconnect: () => listener.onLive(false),
    onDisconnect: () => listener.onLive(false),
    onMessage: (message) => listener.onEvent(JSON.parse(message.data) as OrderEvent),
  });
  return () => source.close();
};
