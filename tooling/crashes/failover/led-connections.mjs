import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * Leads connections to one port of this machine or another, as HAProxy does for the primary of a database.
 * @param {number} port where they are led first
 */
export const leadConnections = async (port) => {
  let target = port;
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  /** @param {import('node:net').Socket} socket @param {import('node:net').Socket} other ends with it */
  const keep = (socket, other) => {
    open.add(socket);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    socket.pipe(other);
  };
  const closeAll = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((caller) => {
    const database = connect(target, '127.0.0.1');
    keep(caller, database);
    keep(database, caller);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    port: address.port,
    /** Leads further connections elsewhere, and closes those that are open. @param {number} other */
    leadTo(other) {
      target = other;
      closeAll();
    },
    async stop() {
      closeAll();
      server.close();
      await once(server, 'close');
    },
  };
};
