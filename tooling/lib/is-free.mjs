import { createServer } from 'node:net';

/**
 * Whether nobody listens there yet. 0, which stands for any port, is always free; so is one that cannot be asked for
 * any other reason, which the server then tells. `npm start` asks before packages are installed, so that none is used.
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
