import type { OrderEvent } from '../contract/orders/order-schemas.ts';

/** The server's end of the stream of order events. */
export const liveStream = () => {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const encoder = new TextEncoder();
  return {
    /** Answers a request for the stream. */
    open: (): Response =>
      new Response(new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) }), {
        headers: { 'content-type': 'text/event-stream' },
      }),
    isOpen: (): boolean => streams.length > 0,
    send: (event: OrderEvent): void => {
      for (const stream of streams) stream.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
    },
  };
};
