import { setTimeout as delay } from 'node:timers/promises';

/** @param {readonly number[]} times @param {number} from @param {number} to */
const longestGap = (times, from, to) => {
  const within = [from, ...times.filter((time) => time > from && time < to), to];
  return Math.max(...within.slice(1).map((time, index) => time - (within[index] ?? 0)));
};

/** @param {number} ms */
const seconds = (ms) => (ms / 1_000).toFixed(1);

/** @param {ReadonlyMap<string, number>} answers @returns {string} what was not an order, by reason */
const refusalsOf = (answers) =>
  [...answers]
    .filter(([what]) => !what.startsWith('20'))
    .map(([what, count]) => `${what}: ${count}`)
    .join(', ');

/**
 * What guests and windows noticed of a failure.
 * @param {import('./failures.mjs').Failure} failure
 * @param {import('./arrivals.mjs').Arrivals} arrivals
 * @param {import('../../crashes/windows/open-windows.mjs').Windows} windows
 * @param {ReturnType<typeof import('./server-figures.mjs').watchServers>} figures
 */
export const rowOf = async ({ name, fail, lastsMs }, arrivals, windows, figures) => {
  arrivals.takeAnswers();
  windows.takeReturns();
  figures.take();
  const from = performance.now();
  await Promise.all([fail(), delay(lastsMs)]);
  const to = performance.now();
  const orders = arrivals.accepted.filter((time) => time > from && time < to).length;
  const gapMs = longestGap(arrivals.accepted, from, to);
  const { reopened, longestAway } = windows.takeReturns();
  const { memoryMb, lagMs } = figures.take();
  return {
    gapMs,
    columns: {
      'what fails': name,
      'orders a minute': Math.round((orders * 60_000) / (to - from)),
      'longest without an order, s': seconds(gapMs),
      'streams opened': reopened,
      'longest without its stream, s': seconds(longestAway),
      'streams open at the end': `${windows.live()} of ${windows.open()}`,
      'guests waiting at the end': arrivals.waiting(),
      'memory of a server, MB': Math.round(memoryMb),
      'event loop late by, ms': Math.round(lagMs),
      'not taken': refusalsOf(arrivals.takeAnswers()),
    },
  };
};

/** @param {readonly Record<string, string | number>[]} rows @returns {string} a table of Markdown */
export const tableOf = (rows) => {
  const line = (/** @type {readonly (string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  const names = Object.keys(rows[0] ?? {});
  return [line(names), line(names.map(() => '---')), ...rows.map((row) => line(Object.values(row)))].join(
    '\n',
  );
};
