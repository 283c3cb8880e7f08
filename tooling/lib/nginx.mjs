import { findOrUnpack } from './debian-program.mjs';

/**
 * Path of an nginx.
 * @returns {Promise<string>}
 * @throws {Error} with the one command that helps
 */
export const ensureNginx = async () => {
  const found = await findOrUnpack({ program: 'nginx', package: 'nginx', path: 'usr/sbin/nginx' });
  if (found) return found;
  throw new Error('nginx was not found. Run once: sudo apt-get install -y nginx-light');
};
