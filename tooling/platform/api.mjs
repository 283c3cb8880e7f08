import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir } from '../lib/paths.mjs';

/** @typedef {{ detail: string, code: string, errors?: { field: string, message: string }[] }} Failure */

/** What the server refused, in its own words. */
export class Refused extends Error {}

/** The token of the environment, or the one a server on this machine keeps for its operator. */
const readToken = async () => {
  if (process.env.PLATFORM_TOKEN) return process.env.PLATFORM_TOKEN;
  const file = path.join(dataDir(), 'platform-token');
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch {
    throw new Refused(`No token: set PLATFORM_TOKEN, or start a server here, which writes ${file}.`);
  }
};

/** @param {Failure} failure */
const inWords = ({ detail, errors = [] }) =>
  [detail, ...errors.map(({ message }) => `  - ${message}`)].join('\n');

/**
 * Speaks to the release platform of a server.
 * @param {string} server its address
 */
export const platformApi = (server) => {
  /**
   * @template Answer as the call of the contract answers it
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<Answer>}
   * @throws {Refused} with the server's reasons
   */
  const ask = async (path, body) => {
    const headers = {
      authorization: `Bearer ${await readToken()}`,
      'content-type': 'application/json',
      'accept-language': 'en',
    };
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const url = new URL(`/api/platform/${path}`, server);
    const answer = await fetch(url, request).catch((error) => {
      throw new Refused(`${url.origin} does not answer: ${error.cause?.message ?? error.message}`);
    });
    const received = answer.status === 204 ? undefined : await answer.json();
    if (!answer.ok) throw new Refused(inWords(received));
    return /** @type {Answer} */ (received);
  };
  return ask;
};
