import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { say } from '../../remote-kit/lib/progress.mjs';
import { serverProcess } from '../lib/server-process.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';
import { startKeptDatabase } from './kept-database.mjs';
import { median, percentile } from './median.mjs';

/** Starts of both servers: two processes of the same program differ by some percent for as long as they live. */
const STARTS = 6;
/** Turns of each server after a start, and the requests of a turn. */
const TURNS = 40;
const REQUESTS = 200;
const WARM_UP = 3_000;
/** Requests that are under way at once. */
const CLIENTS = 8;
/** What a request may cost with all telemetry, as a multiple of one without (docs/benchmarks.md). */
const MOST = 1.03;

/** Lists as the start page and suggestions ask for them. Their answers are kept, so that little else is done for them. */
const ADDRESSES = [
  '/api/menus/?limit=6',
  '/api/restaurants?limit=9',
  '/api/restaurants?q=pica',
  '/api/restaurants?q=byrek&city=Tirana',
  '/api/suggestions?q=pic&lang=sq',
];

/** A collector that takes everything and counts what came, by its path. */
const startCollector = async () => {
  /** @type {Record<string, number>} */
  const taken = {};
  const server = createServer((request, response) => {
    const kind = request.url ?? '';
    taken[kind] = (taken[kind] ?? 0) + 1;
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, taken, stop: () => void server.close() };
};

/**
 * Processor time of a process, in ms, of all its threads.
 * @param {number} pid
 */
const processorTime = async (pid) => {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = threads.map(async (thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'));
  return (await Promise.all(times)).reduce((sum, line) => sum + Number(line.split(' ')[0]) / 1e6, 0);
};

/** @param {string} url of a server @param {number} count */
const askFor = async (url, count) => {
  let asked = 0;
  const client = async () => {
    while (asked < count) {
      const answer = await fetch(url + ADDRESSES[asked++ % ADDRESSES.length]);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
};

/**
 * Starts two servers that differ in their telemetry, and lets them take turns.
 * @param {readonly Record<string, string>[]} settings
 * @returns {Promise<number[]>} processor time of a request of each, in ms: of its turns the quarter with the least noise
 */
const measure = async (settings) => {
  const servers = settings.map((each) => serverProcess(each));
  try {
    const urls = [];
    for (const server of servers) urls.push(await server.start());
    for (const url of urls) await askFor(url, WARM_UP);
    const times = servers.map(() => /** @type {number[]} */ ([]));
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const [which, server] of servers.entries()) {
        const before = await processorTime(server.pid());
        await askFor(urls[which] ?? '', REQUESTS);
        times[which]?.push(((await processorTime(server.pid())) - before) / REQUESTS);
      }
    return times.map((each) => percentile(each, 0.25));
  } finally {
    for (const server of servers) await server.end();
  }
};

/**
 * What traces at their default share, metrics and the log cost together when they are sent to a collector.
 * @throws {Error} when that is more than it may: on a machine that does nothing else
 */
export const benchmarkTelemetryCost = async () => {
  const home = await temporaryDataFolder('telemetry');
  const database = await startKeptDatabase('telemetry', undefined, 0);
  const collector = await startCollector();
  const off = {
    DATABASE_URL: database.url,
    DATA_DIR: home,
    DEMO_DATA: 'on',
    RATE_LIMITS: 'off',
  };
  const on = { ...off, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_METRIC_EXPORT_INTERVAL: '15000' };
  const growths = [];
  try {
    for (let start = 0; start < STARTS; start += 1) {
      // Which one starts first takes turns too.
      const pair = start % 2 === 0 ? [off, on] : [on, off];
      const times = await measure(pair);
      const [without = 0, all = 0] = start % 2 === 0 ? times : times.toReversed();
      growths.push(all / without);
      say(
        `without ${without.toFixed(4)} ms, with all ${all.toFixed(4)} ms, ${(all / without).toFixed(3)} times`,
      );
    }
  } finally {
    collector.stop();
    await database.stop();
    await rm(home, { recursive: true, force: true });
  }
  const growth = median(growths);
  say(
    `all telemetry: ${growth.toFixed(3)} times, taken by the collector: ${JSON.stringify(collector.taken)}`,
  );
  if (growth > MOST) throw new Error(`telemetry costs ${growth.toFixed(3)} times, allowed are ${MOST}`);
};
