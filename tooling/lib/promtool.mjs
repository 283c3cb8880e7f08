import { findOrUnpack } from './debian-program.mjs';

/**
 * Path of Prometheus' promtool, which checks the alerts (product.md §572).
 * @returns {Promise<string>}
 * @throws {Error} with the one command that helps
 */
export const ensurePromtool = async () => {
  const found = await findOrUnpack({
    program: 'promtool',
    package: 'prometheus',
    path: 'usr/bin/promtool',
  });
  if (found) return found;
  throw new Error('The tests of alerts need promtool. Run once: sudo apt-get install -y prometheus');
};
