/** Protects the figures of the benchmark's servers. */
export const METRICS_TOKEN = 'figures-of-the-chaos-benchmark';

const LOOK_MS = 5_000;
/** What is looked at, and what makes a shorter number of it. */
const FIGURES = /** @type {const} */ ({
  memoryMb: [/^process_resident_memory_bytes (\S+)/m, 1 / 2 ** 20],
  lagMs: [/^nodejs_eventloop_lag_p99_seconds (\S+)/m, 1_000],
});

/** @typedef {Record<keyof typeof FIGURES, number>} Figures the highest of any process */

/**
 * Looks at the memory and the event loop of server processes.
 * @param {readonly string[]} urls
 */
export const watchServers = (urls) => {
  /** @returns {Figures} */
  const none = () => ({ memoryMb: 0, lagMs: 0 });
  let highest = none();
  /** @param {string} url */
  const look = async (url) => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const answer = await fetch(`${url}/api/metrics`, { headers, signal: AbortSignal.timeout(LOOK_MS) });
    const told = await answer.text();
    for (const [name, [pattern, factor]] of Object.entries(FIGURES)) {
      const figure = /** @type {keyof Figures} */ (name);
      highest[figure] = Math.max(highest[figure], Number(pattern.exec(told)?.[1] ?? 0) * factor);
    }
  };
  // One that is killed answers nothing.
  const timer = setInterval(() => {
    for (const url of urls) look(url).catch(() => undefined);
  }, LOOK_MS);
  return {
    /** The highest since the last time. */
    take() {
      const taken = highest;
      highest = none();
      return taken;
    },
    stop: () => clearInterval(timer),
  };
};
