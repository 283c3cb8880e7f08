import { createServer } from 'node:net';

const LAST = 65_535;

/**
 * Whether nobody listens there yet.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export const isFree = (port) =>
  new Promise((resolve) => {
    const trial = createServer();
    trial.once('error', () => resolve(false));
    trial.listen(port, '127.0.0.1', () => trial.close(() => resolve(true)));
  });

/**
 * The first port that nobody listens at.
 * @param {number} from
 * @returns {Promise<number>}
 */
export const freePortFrom = async (from) => {
  for (let port = from; port <= LAST; port += 1) if (await isFree(port)) return port;
  throw new Error(`No port from ${from} on is free.`);
};
