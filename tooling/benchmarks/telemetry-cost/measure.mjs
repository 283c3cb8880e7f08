import { randomBytes } from 'node:crypto';
import { serverProcess } from '../../lib/server-process.mjs';
import { percentile } from '../median.mjs';
import { asking } from './ask.mjs';
import { openConsoles, serveGuests } from './evening-mix.mjs';
import { askForKeptAnswers } from './kept-answers.mjs';
import { processorTime } from './processor-time.mjs';

/** Turns of each server with kept answers, and requests of a turn. */
const KEPT = { turns: 40, requests: 200 };
/** Turns of an evening, and guests who come to each server in one. */
const EVENING = { turns: 60, guests: 8 };
/**
 * A server has sent so many batches of spans and had so many turns of both kinds before it is measured. With the first
 * traced request of a kind and the first exports V8 throws away code that it had optimised, and compiles it anew: that is
 * over by then (decision 0104).
 */
const WARM = { exports: 40, turns: 20, requests: 1_000, guests: 4 };
/** A collector that got less after so many turns gets nothing. */
const MOST_TURNS = 200;

/**
 * Names a new trace that is kept, so that each request of the warm-up's guests is traced: about 700, as many as of 70,000
 * at the default share.
 */
const newTrace = () => ({
  traceparent: `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`,
});

/**
 * Processor time of a server.
 * @typedef {object} Cost
 * @property {number} kept of a kept answer, in ms: of its turns the quarter with the least noise
 * @property {number} evening of the whole evening, in s, for as long as it lasted
 */

/**
 * Lets servers take turns, each in the first place as often as in the second.
 * @param {number} count turns of each
 * @param {readonly string[]} urls
 * @param {(which: number, url: string, turn: number) => Promise<unknown>} work
 */
const takeTurns = async (count, urls, work) => {
  for (let turn = 0; turn < count; turn += 1)
    for (let place = 0; place < urls.length; place += 1) {
      const which = (turn + place) % urls.length;
      await work(which, urls[which] ?? '', turn);
    }
};

/**
 * Lets the guests of a turn come to all servers at once: the speed of a machine changes from second to second, and so it
 * changes for all of them. Each is the first as often as the others.
 * @param {readonly string[]} urls
 * @param {(url: string, turn: number) => Promise<unknown>} work
 */
const comeToAll = async (urls, work) => {
  for (let turn = 0; turn < EVENING.turns; turn += 1) {
    const first = turn % urls.length;
    await Promise.all([...urls.slice(first), ...urls.slice(0, first)].map((url) => work(url, turn)));
  }
};

/** Guests of a turn. @param {number} turn @param {number} count of each turn @param {number} [before] who came before the first */
const guestsOf = (turn, count, before = 0) => ({
  from: before + turn * count,
  to: before + (turn + 1) * count,
});

/**
 * Uses servers until they are warm.
 * @param {readonly string[]} urls @param {import('./evening-mix.mjs').Evening} evening @param {() => number} exported
 * @returns {Promise<number>} how many guests each had
 */
const warmUp = async (urls, evening, exported) => {
  const enough = exported() + WARM.exports;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    if (turn >= WARM.turns && exported() >= enough) return turn * WARM.guests;
    for (const url of urls) {
      await askForKeptAnswers(asking(url), WARM.requests);
      await serveGuests(asking(url, newTrace), evening, guestsOf(turn, WARM.guests));
    }
  }
  throw new Error('the collector gets too little');
};

/**
 * Starts servers that differ in their telemetry, uses them until they have run for a while, and lets them serve the same.
 * @param {readonly Record<string, string>[]} settings
 * @param {import('./evening-mix.mjs').Evening} evening
 * @param {() => number} exported how many batches of spans came to the collector
 * @returns {Promise<Cost[]>} of each
 */
export const measure = async (settings, evening, exported) => {
  const servers = settings.map((each) => serverProcess(each));
  /** @type {(() => unknown)[]} */
  const ends = servers.map((server) => () => server.end());
  try {
    /** @type {string[]} */
    const urls = [];
    for (const server of servers) urls.push(await server.start());
    for (const url of urls) ends.unshift(await openConsoles(url, evening));
    const timesNow = () => Promise.all(servers.map((server) => processorTime(server.pid())));
    const guests = await warmUp(urls, evening, exported);
    const kept = servers.map(() => /** @type {number[]} */ ([]));
    await takeTurns(KEPT.turns, urls, async (which, url) => {
      const before = await timesNow();
      await askForKeptAnswers(asking(url), KEPT.requests);
      kept[which]?.push((((await timesNow())[which] ?? 0) - (before[which] ?? 0)) / KEPT.requests);
    });
    const before = await timesNow();
    await comeToAll(urls, (url, turn) =>
      serveGuests(asking(url), evening, guestsOf(turn, EVENING.guests, guests)),
    );
    const after = await timesNow();
    return kept.map((times, which) => ({
      kept: percentile(times, 0.25),
      evening: ((after[which] ?? 0) - (before[which] ?? 0)) / 1_000,
    }));
  } finally {
    for (const end of ends) await end();
  }
};
