/** Requests, or guests, that are under way at once. */
const CLIENTS = 8;

/** Asks a server for a path, and reads the answer to its end. @typedef {(path: string, init?: RequestInit) => Promise<string>} Ask */

/**
 * Asks a server.
 * @param {string} url of it
 * @param {() => Record<string, string>} [further] headers of each request
 * @returns {Ask} throws where it is refused
 */
export const asking =
  (url, further = () => ({})) =>
  async (path, init = {}) => {
    const headers = { ...further(), .../** @type {Record<string, string>} */ (init.headers) };
    const answer = await fetch(url + path, { ...init, headers });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${path}: ${answer.status} ${body}`);
    return body;
  };

/**
 * Runs work with each number from one to another, several at once.
 * @param {{ from: number, to: number }} range without `to` itself
 * @param {(number: number) => Promise<unknown>} work
 */
export const forEachOf = async ({ from, to }, work) => {
  let next = from;
  const client = async () => {
    while (next < to) await work(next++);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
};
