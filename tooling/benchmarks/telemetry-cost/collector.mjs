import { createServer } from 'node:http';

/** A collector that takes everything and counts what came, by its path. */
export const startCollector = async () => {
  /** @type {Record<string, number>} */
  const taken = {};
  const server = createServer((request, response) => {
    const kind = request.url ?? '';
    taken[kind] = (taken[kind] ?? 0) + 1;
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, taken, stop: () => void server.close() };
};
