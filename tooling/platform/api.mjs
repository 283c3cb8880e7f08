import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir } from '../lib/paths.mjs';

/** @typedef {{ detail: string, code: string, errors?: { field: string, message: string }[] }} Failure */

/** What the server refused, in its own words. */
export class Refused extends Error {}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The token of the environment, or the one a server on this machine keeps for its operator, and where it is from. That
 * one moves every part, so no other machine gets it.
 * @param {URL} url of the server it is for
 */
const readToken = async ({ hostname }) => {
  const { PLATFORM_TOKEN } = process.env;
  if (PLATFORM_TOKEN) return { token: PLATFORM_TOKEN.trim(), from: 'PLATFORM_TOKEN' };
  if (!LOOPBACK.includes(hostname)) throw new Refused(`No token for ${hostname}: set PLATFORM_TOKEN.`);
  const file = path.join(dataDir(), 'platform-token');
  try {
    return { token: (await readFile(file, 'utf8')).trim(), from: file };
  } catch {
    throw new Refused(`No token: set PLATFORM_TOKEN, or start a server here, which writes ${file}.`);
  }
};

/**
 * What the server cannot know: where these commands have their token from.
 * @type {Record<string, (from: string) => string>}
 */
const ABOUT_TOKEN = {
  unauthorized: (from) => `The server does not know the token of ${from}. An operator makes one.`,
  forbidden: (from) =>
    `The token of ${from} is not for this; \`status\` says which part it may move. An operator’s may move all.`,
};

const TELLS_ITSELF = ['release_refused', 'move_refused'];

/**
 * @param {Failure} failure
 * @param {string} from where the token is from
 */
const inWords = ({ detail, code, errors = [] }, from) =>
  [
    ABOUT_TOKEN[code]?.(from) ?? detail,
    // The reasons of the release platform name what each sentence is about by themselves.
    ...errors.map(
      ({ field, message }) => `  - ${TELLS_ITSELF.includes(code) ? message : `${field}: ${message}`}`,
    ),
  ].join('\n');

/** @param {string} text */
const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

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
    const url = new URL(`/api/platform/${path}`, server);
    const { token, from } = await readToken(url);
    if (!/^[\x21-\x7e]+$/.test(token)) throw new Refused(`What ${from} has is no token.`);
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-language': 'en',
      // A build lies between two calls: by then the server may have closed a connection that was kept.
      connection: 'close',
    };
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(url, request).catch((error) => {
      throw new Refused(`${url.origin} does not answer: ${error.cause?.message ?? error.message}`);
    });
    const received = answer.status === 204 ? null : parsed(await answer.text());
    if (received === undefined)
      throw new Refused(`${url.origin} answers ${answer.status}, but not as a release platform does.`);
    if (!answer.ok) throw new Refused(inWords(received, from));
    return /** @type {Answer} */ (received);
  };
  return ask;
};
