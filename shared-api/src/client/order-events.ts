import { authorizedFetch, publicFetch } from './authorized-fetch.ts';
import type { EventsFetch, OrderEventListener } from './event-stream.ts';
import { addressOf } from './request.ts';

/**
 * The code is loaded on demand, because most pages need no stream. If it fails to load, the screen keeps
 * polling.
 */
const follow = (url: string, fetchEvents: EventsFetch, listener: OrderEventListener): (() => void) => {
  let stop = (): void => undefined;
  let isWanted = true;
  const start = async (): Promise<void> => {
    const { openEventStream } = await import('./event-stream.ts');
    if (isWanted) stop = openEventStream(url, fetchEvents, listener);
  };
  start().catch(() => listener.onLive(false));
  return () => {
    isWanted = false;
    stop();
  };
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
