/** Requests, or guests, that are under way at once. */
const CLIENTS = 8;

/**
 * Reads an answer to its end.
 * @param {string} url @param {RequestInit} [init]
 * @returns {Promise<string>}
 * @throws {Error} when it is a refusal
 */
export const ask = async (url, init) => {
  const answer = await fetch(url, init);
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${init?.method ?? 'GET'} ${url}: ${answer.status} ${body}`);
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
