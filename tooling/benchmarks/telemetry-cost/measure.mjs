import { say } from '../../../remote-kit/lib/progress.mjs';
import { serverProcess } from '../../lib/server-process.mjs';
import { percentile } from '../median.mjs';
import { openConsoles, spendTurn } from './evening-mix.mjs';
import { askForKeptAnswers } from './kept-answers.mjs';
import { processorTime } from './processor-time.mjs';

/** Turns of each server: of kept answers with so many requests each, and of an evening. */
const KEPT_TURNS = 40;
const REQUESTS = 200;
const EVENING_TURNS = 24;
/**
 * A server has sent so many batches of spans and had so many turns of both kinds before it is measured. With the first
 * traced request and the first exports V8 throws away the code that it had optimised, and compiles it anew: that is over
 * by then (decision 0104).
 */
const WARM = { exports: 40, turns: 20 };
/** Kept answers of such a turn. */
const WARM_REQUESTS = 1_000;
/** A collector that got less after so many turns gets nothing. */
const MOST_TURNS = 200;

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
 * Starts servers that differ in their telemetry, uses them until they have run for a while, and lets them take turns.
 * @param {readonly Record<string, string>[]} settings
 * @param {import('./evening-mix.mjs').Evening} evening
 * @param {() => number} exported how many batches of spans came to the collector
 * @returns {Promise<Cost[]>} of each
 */
export const measure = async (settings, evening, exported) => {
  const servers = settings.map((each) => serverProcess(each));
  /** @type {(() => Promise<unknown>)[]} */
  const ends = servers.map((server) => () => server.end());
  try {
    /** @type {string[]} */
    const urls = [];
    for (const server of servers) urls.push(await server.start());
    for (const url of urls) ends.unshift(openConsoles(url, evening).close);
    const timeOf = (/** @type {number} */ which) => processorTime(servers[which]?.pid() ?? 0);
    const enough = exported() + WARM.exports;
    const begun = performance.now();
    let turns = 0;
    for (; exported() < enough || turns < WARM.turns; turns += 1) {
      if (turns === MOST_TURNS) throw new Error('the collector gets too little');
      for (const url of urls) {
        await askForKeptAnswers(url, WARM_REQUESTS);
        await spendTurn(url, evening, turns);
      }
    }
    say(`warm after ${turns} turns and ${Math.round((performance.now() - begun) / 1_000)} s`);
    const kept = servers.map(() => /** @type {number[]} */ ([]));
    await takeTurns(KEPT_TURNS, urls, async (which, url) => {
      const before = await timeOf(which);
      await askForKeptAnswers(url, REQUESTS);
      kept[which]?.push(((await timeOf(which)) - before) / REQUESTS);
    });
    const before = await Promise.all(urls.map((_, which) => timeOf(which)));
    await takeTurns(EVENING_TURNS, urls, (_, url, turn) => spendTurn(url, evening, turns + turn));
    const after = await Promise.all(urls.map((_, which) => timeOf(which)));
    return urls.map((_, which) => ({
      kept: percentile(kept[which] ?? [], 0.25),
      evening: ((after[which] ?? 0) - (before[which] ?? 0)) / 1_000,
    }));
  } finally {
    for (const end of ends) await end();
  }
};
