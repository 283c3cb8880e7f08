import { createEventSource } from 'eventsource-client';
import type { OrderEvent } from '../contract/orders.ts';
import { authorizedFetch, publicFetch } from './authorized-fetch.ts';
import { addressOf } from './request.ts';

/** What a follower of live changes is told. */
export interface OrderEventListener {
  onEvent: (event: OrderEvent) => void;
  /** Whether changes arrive live; while false the screen should ask from time to time. */
  onLive: (isLive: boolean) => void;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const follow = (url: string, fetchEvents: Fetch, listener: OrderEventListener): (() => void) => {
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

/** Follows all orders of the signed-in business. Returns the function that stops it. */
export const followBusinessOrders = (listener: OrderEventListener): (() => void) =>
  follow(addressOf('GET /orders/business/events', {}), authorizedFetch, listener);

/** Follows one order of a diner. Returns the function that stops it. */
export const followCustomerOrder = (
  orderId: string,
  email: string,
  listener: OrderEventListener,
): (() => void) =>
  follow(
    addressOf('GET /orders/customer/{orderId}/events', { params: { orderId }, query: { email } }),
    publicFetch,
    listener,
  );
