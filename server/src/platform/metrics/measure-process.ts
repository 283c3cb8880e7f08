import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Registry } from 'prom-client';
import type { Prometheus } from './measure.ts';

/** How often a delay of the event loop is looked for, in ms. */
const DELAY_RESOLUTION_MS = 20;

/** Microseconds and nanoseconds of a second. */
const MICRO = 1e6;
const NANO = 1e9;

const measureDelays = ({ Gauge }: Prometheus, registers: Registry[]): (() => void) => {
  const delays = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delays.enable();
  // The first one of them sets both, because they are read in this order.
  new Gauge({
    name: 'nodejs_eventloop_lag_p99_seconds',
    help: 'Delay of the event loop that 99 % stay below, since the last reading',
    registers,
    collect() {
      this.set(delays.percentile(99) / NANO);
      longest.set(delays.max / NANO);
      delays.reset();
    },
  });
  const longest = new Gauge({
    name: 'nodejs_eventloop_lag_max_seconds',
    help: 'Longest delay of the event loop since the last reading',
    registers,
  });
  return () => delays.disable();
};

/**
 * Measures processor, memory and event loop of this process (product.md §638), under the names that `prom-client` gives
 * them. Its own `collectDefaultMetrics` also counts collections of garbage, which costs 2 to 6 % of short answers and
 * cannot be left out (docs/decisions/0104, 0111). Returns what ends the measuring.
 */
export const measureProcess = (prometheus: Prometheus, registers: Registry[]): (() => void) => {
  const { Counter, Gauge } = prometheus;
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Time of the processor that this process took',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / MICRO);
    },
  });
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'When this process was started, in seconds since 1970',
    registers,
  }).set(performance.timeOrigin / 1000);
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory that this process has of the machine',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: 'nodejs_heap_size_used_bytes',
    help: 'Memory that objects of JavaScript take',
    registers,
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  return measureDelays(prometheus, registers);
};
