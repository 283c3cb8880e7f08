import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { say } from '../../../remote-kit/lib/progress.mjs';
import { withEmbedded } from '../../lib/embedded-client.mjs';
import { startServer } from '../../lib/start-server.mjs';
import { temporaryDataFolder } from '../../lib/temporary-data-folder.mjs';
import { DEPTH, ndcg, succeeds } from './judge.mjs';
import { readQueries } from './read-queries.mjs';
import { vocabularyWords, withoutAnswer } from './vocabulary-words.mjs';

const ALL = 100;
/** What the search must reach. */
const LEAST = { gain: 0.96, success: 0.95 };

/**
 * @typedef {import('./read-queries.mjs').JudgedQuery} JudgedQuery
 * @typedef {import('./vocabulary-words.mjs').Answer} Answer
 * @typedef {JudgedQuery & { answers: string[], gain: number, isRight: boolean }} Answered
 */

/** @param {string} address */
const ask = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
};

/**
 * @param {string} api
 * @param {string} words
 * @returns {Promise<Answer[]>} the first answers
 */
const search = async (api, words) => {
  /** @type {{ items: Answer[] }} */
  const { items } = await ask(`${api}/restaurants/?q=${encodeURIComponent(words)}&limit=${DEPTH}`);
  return items;
};

/** @param {readonly Answered[]} answered */
const meansOf = (answered) => {
  const mean = (/** @type {(each: Answered) => number} */ of) =>
    answered.reduce((total, each) => total + of(each), 0) / answered.length;
  return { gain: mean(({ gain }) => gain), success: mean(({ isRight }) => Number(isRight)) };
};

/** @param {readonly Answered[]} answered */
const inWords = (answered) => {
  const { gain, success } = meansOf(answered);
  return `nDCG@${DEPTH} ${gain.toFixed(3)}, success@1 ${success.toFixed(3)}, of ${answered.length}`;
};

/** Prints the figures of each group, then what fails in it. @param {readonly Answered[]} answered */
const tell = (answered) => {
  for (const language of new Set(answered.map((each) => each.language)))
    say(`${language}: ${inWords(answered.filter((each) => each.language === language))}`);
  for (const kind of new Set(answered.map((each) => each.kind))) {
    const ofKind = answered.filter((each) => each.kind === kind);
    say(`${kind}: ${inWords(ofKind)}`);
    for (const { query, answers, gain, isRight } of ofKind)
      if (!isRight) say(`  ${query} (${gain.toFixed(2)}): ${answers.join(', ') || 'no answer'}`);
  }
  say(`all: ${inWords(answered)}`);
};

/**
 * Prints the words of the vocabulary without an answer of their own: there may be none, of whatever kind.
 * @param {string} api
 * @returns {Promise<number>} how many they are
 */
const tellUnanswered = async (api) => {
  const all = await vocabularyWords();
  const missing = await withoutAnswer(all, (word) => search(api, word));
  say(
    `of ${all.length} words of the vocabulary, without an answer of their own: ${missing.join(', ') || 'none'}`,
  );
  return missing.length;
};

/**
 * Removes the hours of all places: of equal matches those that are open come first (product.md §310), and the search is to be judged
 * alike at any time of the day.
 * @param {string} dataDir
 */
const withoutHours = (dataDir) =>
  withEmbedded(dataDir, (client) => client.query('DELETE FROM open_times; DELETE FROM opening_hours'));

/**
 * How well the search answers judged queries over the demo's town.
 * @param {import('../../lib/build-all.mjs').BuiltPart[]} parts
 * @throws {Error} when a query is judged by a place that the demo does not have, or the search reaches less than it must
 */
export const benchmarkSearch = async (parts) => {
  const queries = readQueries(await readFile(path.join(import.meta.dirname, 'judged-queries.csv'), 'utf8'));
  const folder = await temporaryDataFolder('bench');
  const dataDir = path.join(folder, 'search');
  const server = await startServer(dataDir, parts);
  try {
    await withoutHours(dataDir);
    const api = `${server.url}/api`;
    /** @type {{ items: { business_name: string }[] }} */
    const { items: places } = await ask(`${api}/restaurants/?limit=${ALL}`);
    const names = new Set(places.map(({ business_name }) => business_name));
    const unknown = queries.flatMap(({ grades }) => Object.keys(grades)).find((name) => !names.has(name));
    if (unknown) throw new Error(`Queries are judged by ${unknown}, which the demo does not have`);
    /** @type {Answered[]} */
    const answered = [];
    for (const judged of queries) {
      const answers = (await search(api, judged.query)).map(({ business_name }) => business_name);
      const { grades } = judged;
      answered.push({ ...judged, answers, gain: ndcg(answers, grades), isRight: succeeds(answers, grades) });
    }
    tell(answered);
    const unanswered = await tellUnanswered(api);
    const { gain, success } = meansOf(answered);
    if (gain < LEAST.gain || success < LEAST.success || unanswered > 0)
      throw new Error(
        `The search must reach nDCG@${DEPTH} ${LEAST.gain} and success@1 ${LEAST.success}, and answer each word of the vocabulary`,
      );
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
