import { rm } from 'node:fs/promises';
import { say } from '../../../remote-kit/lib/progress.mjs';
import { releaseBuilds } from '../../lib/release-builds.mjs';
import { serverProcess } from '../../lib/server-process.mjs';
import { temporaryDataFolder } from '../../lib/temporary-data-folder.mjs';
import { startKeptDatabase } from '../kept-database.mjs';
import { startCollector } from './collector.mjs';
import { copyDatabase } from './copy-database.mjs';
import { prepareEvening } from './evening-mix.mjs';
import { measure } from './measure.mjs';

/** Starts of both servers: two processes of the same program differ by some percent for as long as they live. */
const STARTS = Number(process.env.STARTS ?? 12);
/** What an evening may cost with all telemetry, as a multiple of one without (docs/benchmarks.md). */
const MOST = 1.03;
/** How often spans and metrics are sent, in ms: more often than by default, so that a server is soon warm. */
const SENT_MS = { OTEL_BSP_SCHEDULE_DELAY: '1000', OTEL_METRIC_EXPORT_INTERVAL: '15000' };

/** @typedef {import('./measure.mjs').Cost} Cost */

/** What was measured of both servers at one start. @typedef {{ without: Cost, all: Cost }} Pair */

/**
 * How many times as much all telemetry costs, over some starts.
 * @param {readonly Pair[]} pairs @param {keyof Cost} what
 */
const timesOf = (pairs, what) => {
  const sum = (/** @type {keyof Pair} */ which) =>
    pairs.reduce((total, pair) => total + pair[which][what], 0);
  return sum('all') / sum('without');
};

/** @param {readonly Pair[]} pairs */
const inWords = (pairs) =>
  `a kept answer ${timesOf(pairs, 'kept').toFixed(3)} times, an evening ${timesOf(pairs, 'evening').toFixed(3)} times`;

/**
 * What traces at their default share, metrics and the log cost together when they are sent to a collector, of servers that
 * have run for a while: of the shortest answers, and of what guests and places ask for on an evening.
 * @param {readonly { folder: string }[]} parts
 * @throws {Error} when an evening costs more than it may: on a machine that does nothing else
 */
export const benchmarkTelemetryCost = async (parts) => {
  const home = await temporaryDataFolder('telemetry');
  const database = await startKeptDatabase('telemetry', undefined, 0);
  const collector = await startCollector();
  const off = { DATABASE_URL: database.url, DATA_DIR: home, DEMO_DATA: 'on', RATE_LIMITS: 'off' };
  /** @type {Pair[]} */
  const pairs = [];
  try {
    const first = serverProcess({ ...off, ...releaseBuilds(parts) });
    const evening = await prepareEvening(await first.start()).finally(() => first.end());
    // With a database of its own each does all that it has queued, and nothing of the other.
    const copy = await copyDatabase(database.url, 'with_telemetry');
    const on = { ...off, ...SENT_MS, DATABASE_URL: copy, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    for (let start = 0; start < STARTS; start += 1) {
      // Which one starts first takes turns too.
      const order = start % 2 === 0 ? [off, on] : [on, off];
      const costs = await measure(order, evening, () => collector.taken['/v1/traces'] ?? 0);
      const [without, all] = start % 2 === 0 ? costs : costs.toReversed();
      if (!without || !all) throw new Error('a server was not measured');
      pairs.push({ without, all });
      say(`  without: ${without.kept.toFixed(4)} ms, ${without.evening.toFixed(2)} s`);
      say(
        `  with all: ${all.kept.toFixed(4)} ms, ${all.evening.toFixed(2)} s: ${inWords([{ without, all }])}`,
      );
    }
  } finally {
    collector.stop();
    await database.stop();
    await rm(home, { recursive: true, force: true });
  }
  say(`all telemetry: ${inWords(pairs)}; taken by the collector: ${JSON.stringify(collector.taken)}`);
  const times = timesOf(pairs, 'evening');
  if (times > MOST)
    throw new Error(`telemetry costs ${times.toFixed(3)} times an evening, allowed are ${MOST}`);
};
