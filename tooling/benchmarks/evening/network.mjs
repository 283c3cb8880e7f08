import { setTimeout as delay } from 'node:timers/promises';

/** After which times a request without an answer is sent again, in ms: twice as long each time. */
const AGAIN_MS = { first: 300, longest: 5_000 };
/** How long an answer is waited for, in ms. */
const ANSWER_MS = 20_000;
/** Of a hundred requests, how many lose their connection, and after how long at most, in ms. */
const LOST = 15;
const LOST_AFTER_MS = 60;

/**
 * What guests read of an order, of its refusal, of a card and of its payment.
 * @typedef {object} Body
 * @property {string} [id]
 * @property {string} [payment_intent_client_secret]
 * @property {string} [code]
 * @property {string} [next_at]
 * @property {boolean} [takes_next]
 * @property {string} [status]
 * @property {{ payment_intent?: { status: string } }} [error]
 */

/** @typedef {{ status: number, body: Body }} Answer */

/** @param {string} text of an answer; a proxy that reaches no server sends a page @returns {any} */
const read = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** @param {string} url @param {RequestInit} init @returns {Promise<Answer | undefined>} */
const sendOnce = async (url, init) => {
  const lost = new AbortController();
  const timer =
    Math.random() * 100 < LOST ? setTimeout(() => lost.abort(), Math.random() * LOST_AFTER_MS) : undefined;
  try {
    const signal = AbortSignal.any([lost.signal, AbortSignal.timeout(ANSWER_MS)]);
    const answer = await fetch(url, { ...init, signal });
    return { status: answer.status, body: read(await answer.text()) };
  } catch {
    // The network is lost, or the server is: a guest does not know whether the request arrived.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Whether an answer says nothing yet about the request: the server is away or busy, or a request of before is still at
 * work. What that one does is this guest's.
 * @param {Answer} answer
 */
const isToBeSentAgain = ({ status, body }) =>
  status >= 500 || status === 429 || body.code === 'idempotency_in_progress';

/**
 * A guest's request over a network that loses some: sent again as it is until the server answers for good.
 * @param {string} url @param {RequestInit} init
 * @param {(answer: Answer | undefined) => void} [note] is told of each answer, and of each one that did not come
 * @returns {Promise<Answer>}
 */
export const sendUntilAnswered = async (url, init, note) => {
  for (let wait = AGAIN_MS.first; ; wait = Math.min(2 * wait, AGAIN_MS.longest)) {
    const answer = await sendOnce(url, init);
    note?.(answer);
    if (answer && !isToBeSentAgain(answer)) return answer;
    await delay(wait);
  }
};
