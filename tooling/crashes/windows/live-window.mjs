import { setTimeout as delay } from 'node:timers/promises';
import { nextAddress, openFrom, readFrom } from './ask-from.mjs';

/** As in the product's client (`shared-api/src/client/event-stream.ts`), in ms. */
const QUIET_MS = 45_000;
const AGAIN_MS = { first: 1_000, longest: 12_000 };
/** How often a window asks while its stream is away, or after a look that failed, in ms. */
const POLL_MS = 15_000;
/** A window asks so often again for what it did not get, after a second and two (`shared-api/src/runtime/query.ts`). */
const RETRIES = 2;

/**
 * @typedef {object} Follows
 * @property {string} events address of the stream
 * @property {string} state address of what the window shows
 * @property {() => Record<string, string>} headers
 * @property {() => Promise<void>} renew gets a session anew once it has ended
 */

/** @typedef {ReturnType<typeof openWindow>} LiveWindow */

/**
 * A window that follows orders live as the product's does: opens its stream again ever more slowly, asks for the state
 * with each stream and each event, and every 15 seconds while there is no stream
 * or the last look failed (product.md §193, §606).
 * @param {Follows} what
 * @param {(lostMs: number) => void} onBack is told how long a stream was away that is there again
 */
export const openWindow = ({ events, state, headers, renew }, onBack) => {
  const localAddress = nextAddress();
  const closing = new AbortController();
  let isLive = false;
  let failures = 0;
  let lostAt = performance.now();
  /** JSON, as it came. @type {string | undefined} */
  let shown;
  /** @type {Promise<void> | undefined} */
  let reading;
  let isStale = false;
  let hasFailed = false;

  /** @param {number} ms */
  const rest = (ms) => delay(ms, undefined, { signal: closing.signal }).catch(() => undefined);
  const readOnce = async () => {
    hasFailed = true;
    for (let tries = 0; tries <= RETRIES && !closing.signal.aborted; tries += 1) {
      const { status, body } = await readFrom(state, localAddress, headers(), closing.signal).catch(() => ({
        status: 0,
        body: '',
      }));
      if (status === 200) {
        shown = body;
        hasFailed = false;
        return;
      }
      if (status === 401) await renew().catch(() => undefined);
      else await rest(1_000 * 2 ** tries);
    }
  };
  const refresh = () => {
    isStale = true;
    reading ??= (async () => {
      while (isStale) {
        isStale = false;
        await readOnce();
      }
      reading = undefined;
    })();
  };
  const follow = async () => {
    const answer = await openFrom(events, {
      localAddress,
      headers: headers(),
      signal: closing.signal,
      timeout: QUIET_MS,
    });
    if (answer.statusCode !== 200) {
      answer.destroy();
      if (answer.statusCode === 401) await renew();
      return;
    }
    isLive = true;
    onBack(performance.now() - lostAt);
    refresh();
    let unfinished = '';
    for await (const piece of answer.setEncoding('utf8')) {
      const lines = `${unfinished}${piece}`.split('\n');
      unfinished = lines.pop() ?? '';
      // A comment is a sign of life; `retry:` comes before anything can have happened.
      if (lines.some((line) => /^(?:data)?:/.test(line))) failures = 0;
      if (lines.some((line) => line.startsWith('data:'))) refresh();
    }
  };
  const keepOpen = async () => {
    while (!closing.signal.aborted) {
      await follow().catch(() => undefined);
      if (isLive) lostAt = performance.now();
      isLive = false;
      const wait = Math.min(AGAIN_MS.longest, AGAIN_MS.first * 2 ** failures) * (0.75 + Math.random() / 2);
      failures += 1;
      await rest(wait);
    }
  };
  const polling = setInterval(() => {
    if (!isLive || hasFailed) refresh();
  }, POLL_MS);
  const kept = keepOpen();
  return {
    isLive: () => isLive,
    /** What it shows; undefined before anything came. */
    shown: () => shown && JSON.parse(shown),
    async close() {
      clearInterval(polling);
      closing.abort();
      await kept;
      await reading;
    },
  };
};
