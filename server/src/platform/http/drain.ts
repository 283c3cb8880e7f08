import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a stopping server waits for open requests, in ms. */
const GRACE_MS = 10_000;
const LOOK_MS = 100;

/**
 * Stops a server as soon as its requests are answered. Node alone waits for idle connections that browsers
 * opened in advance, and for connections whose last response ends after the stop began.
 */
export const drainOnClose = (app: FastifyInstance): void => {
  const { server } = app;
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));

  app.addHook('preClose', async () => {
    const end = Date.now() + GRACE_MS;
    const timer = setInterval(() => {
      // Until the port is closed, new connections are accepted and answered.
      if (server.listening) return;
      for (const socket of unused) socket.destroy();
      if (Date.now() < end) server.closeIdleConnections();
      else server.closeAllConnections();
    }, LOOK_MS);
    server.once('close', () => clearInterval(timer));
  });
};
