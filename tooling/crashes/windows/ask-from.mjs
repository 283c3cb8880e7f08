import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true });
/** How long an answer is waited for, in ms. */
const ANSWER_MS = 20_000;
/** Households and restaurants: addresses of loopback that windows are spread over, as nginx counts connections of each. */
const HOUSEHOLDS = 40;

let turn = 0;

/** Address of this machine that a further window asks from. */
export const nextAddress = () => {
  turn += 1;
  return `127.0.1.${1 + (turn % HOUSEHOLDS)}`;
};

/**
 * Asks for an address, and hands the answer over once it begins; ends it when nothing comes for the `timeout`.
 * @param {string} url @param {import('node:http').RequestOptions} options
 * @returns {Promise<import('node:http').IncomingMessage>}
 */
export const openFrom = (url, options) =>
  new Promise((resolve, reject) => {
    const request = get(url, options, resolve);
    request.on('error', reject).on('timeout', () => request.destroy());
  });

/**
 * Reads an answer as a window of a browser does, which only those read that look at it: a list for each of many windows.
 * @param {string} url @param {string} localAddress @param {Record<string, string>} headers
 * @param {AbortSignal} closing ends it before
 * @returns {Promise<{ status: number, body: string }>}
 */
export const readFrom = async (url, localAddress, headers, closing) => {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(ANSWER_MS)]);
  const answer = await openFrom(url, { agent, localAddress, headers, signal });
  const body = await text(answer);
  return { status: answer.statusCode ?? 0, body };
};
