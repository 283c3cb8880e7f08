import { order } from '../evening/guests.mjs';

/** @typedef {import('../evening/guests.mjs').Guest} Guest */
/** @typedef {ReturnType<typeof letGuestsArrive>} Arrivals */

/**
 * Guests who begin to order one after the other, whether those before them are served or not.
 * @param {string} api @param {readonly import('../evening/places.mjs').Place[]} places
 * @param {number} aMinute how many
 * @param {string} cardKey by which their cards are read
 * @param {(guest: Guest, id: string) => void} onPlaced is told of each order at once
 */
export const letGuestsArrive = (api, places, aMinute, cardKey, onPlaced) => {
  /** @type {Guest[]} */
  const guests = [];
  /** @type {Set<Promise<void>>} */
  const waiting = new Set();
  /** @type {number[]} */
  const accepted = [];
  /** @type {Map<string, number>} */
  const answers = new Map();
  const shop = {
    api,
    cardKey,
    note: (/** @type {import('../evening/network.mjs').Answer | undefined} */ answer) => {
      const what = answer ? `${answer.status} ${answer.body.code ?? ''}`.trim() : 'no answer';
      answers.set(what, (answers.get(what) ?? 0) + 1);
    },
  };
  const arrive = () => {
    const place = places[Math.floor(Math.random() * places.length)];
    if (!place) return;
    const ordering = order(shop, place, guests, (guest, id) => {
      accepted.push(performance.now());
      onPlaced(guest, id);
    });
    waiting.add(ordering);
    ordering.finally(() => waiting.delete(ordering)).catch(() => undefined);
  };
  const timer = setInterval(arrive, 60_000 / aMinute);
  return {
    guests,
    /** When orders were accepted, in ms as of `performance.now()`. */
    accepted,
    /** Guests who have no answer for good yet. */
    waiting: () => waiting.size,
    /** Answers by status and code since the last look. */
    takeAnswers() {
      const taken = new Map(answers);
      answers.clear();
      return taken;
    },
    stop: () => clearInterval(timer),
    /** Lets nobody come any more, and waits until everybody is served. */
    async finish() {
      clearInterval(timer);
      await Promise.all(waiting);
    },
  };
};
