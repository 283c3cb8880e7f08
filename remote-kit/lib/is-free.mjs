import { createServer } from 'node:net';

/**
 * Whether a port is unused. Port 0 (any port) counts as free, and so does one that cannot be tested for
 * another reason, which the server will report.
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
