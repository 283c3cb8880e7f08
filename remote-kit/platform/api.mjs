import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isLoopback } from '../lib/is-loopback.mjs';

/** @typedef {{ detail: string, code: string, errors?: { field: string, message: string }[] }} Failure */

/** An error response of the server. */
export class Refused extends Error {}

/**
 * The token of the environment, or the operator's token of a server on this machine, and its source. The
 * latter can move every part, so it is sent to this machine only.
 * @param {URL} url of the server it is for
 */
const readToken = async (url) => {
  const { PLATFORM_TOKEN } = process.env;
  if (PLATFORM_TOKEN) return { token: PLATFORM_TOKEN.trim(), from: 'PLATFORM_TOKEN' };
  if (!isLoopback(url)) throw new Refused(`No token for ${url.hostname}: set PLATFORM_TOKEN.`);
  const file = path.resolve(process.env.DATA_DIR || '.data', 'platform-token');
  try {
    return { token: (await readFile(file, 'utf8')).trim(), from: file };
  } catch {
    throw new Refused(`No token: set PLATFORM_TOKEN, or start a server here, which writes ${file}.`);
  }
};

/**
 * Hints about the source of the token, which the server does not know.
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
    // Sentences of the release platform already contain the field.
    ...errors.map(
      ({ field, message }) => `  - ${TELLS_ITSELF.includes(code) ? message : `${field}: ${message}`}`,
    ),
  ].join('\n');

/**
 * What JSON says; undefined where it is none.
 * @param {string} text
 */
export const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Whether an answer is one of a release platform: any other server may answer with JSON, too.
 * @param {Response} answer
 * @param {any} received its JSON; undefined where it is none
 */
const isOurs = ({ ok, status }, received) =>
  ok
    ? status === 204 || (typeof received === 'object' && received !== null)
    : typeof received?.detail === 'string';

/**
 * Speaks to the release platform of a server.
 * @param {string} server its address
 */
export const platformApi = (server) => {
  /**
   * @template Answer as the call of the contract answers it
   * @param {string} path
   * @param {object} [body]
   * @param {string} [method]
   * @returns {Promise<Answer>}
   * @throws {Refused} with the server's reasons
   */
  const ask = async (path, body, method = body ? 'POST' : 'GET') => {
    const url = new URL(`/api/platform/${path}`, server);
    const { token, from } = await readToken(url);
    if (!/^[\x21-\x7e]+$/.test(token)) throw new Refused(`What ${from} has is no token.`);
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-language': 'en',
      // There may be a build between two calls, and the server may close idle connections meanwhile.
      connection: 'close',
    };
    const answer = await fetch(url, { method, headers, body: body ? JSON.stringify(body) : null }).catch(
      (error) => {
        throw new Refused(`${url.origin} does not answer: ${error.cause?.message ?? error.message}`);
      },
    );
    const received = answer.status === 204 ? null : parsed(await answer.text());
    if (!isOurs(answer, received))
      throw new Refused(`${url.origin} answers ${answer.status}, but not as a release platform does.`);
    if (!answer.ok) throw new Refused(inWords(received, from));
    return /** @type {Answer} */ (received);
  };
  return ask;
};
