import { createServer } from 'node:net';

const LAST = 65_535;

/**
 * Whether nobody listens there yet. 0, which stands for any port, is always free; so is one that cannot be asked for
 * any other reason, which the server then tells.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>}
 */
export const isFree = (port, host = '127.0.0.1') =>
  new Promise((resolve) => {
    const trial = createServer();
    trial.once('error', (error) => resolve(!('code' in error) || error.code !== 'EADDRINUSE'));
    trial.listen(port, host, () => trial.close(() => resolve(true)));
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
