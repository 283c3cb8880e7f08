import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a stopping server lets requests finish, in ms. */
const GRACE_MS = 10_000;
const LOOK_MS = 100;

/**
 * Lets a server stop as soon as its requests are answered. Node by itself waits for connections on which nothing was
 * ever asked, as browsers open them ahead, and for those whose last answer ends after the stop began.
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
      // New connections are still taken until the port is closed, and answered.
      if (server.listening) return;
      for (const socket of unused) socket.destroy();
      if (Date.now() < end) server.closeIdleConnections();
      else server.closeAllConnections();
    }, LOOK_MS);
    server.once('close', () => clearInterval(timer));
  });
};
