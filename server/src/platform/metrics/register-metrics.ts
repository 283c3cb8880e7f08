import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Dropped } from '../telemetry/dropped.ts';
import type { MetricSettings } from '../telemetry/settings.ts';

/** The library that counts, which is loaded only where something is measured (product.md §144). */
export type Prometheus = typeof import('prom-client');

/** Adds what a module measures to the registers. */
export type Measure = (prometheus: Prometheus, registers: Registry[]) => void;

/** What is measured. */
export interface Measured {
  /** Connection pools by purpose. */
  pools: Readonly<Record<string, Database>>;
  jobs: Jobs;
  /** What was to be sent to a collector and could not be. */
  dropped: Dropped;
  /** What modules measure. */
  more: readonly Measure[];
}

/** Who gets the metrics. */
interface Readers {
  /** The operator's token, with which Prometheus reads them. */
  token: string | undefined;
  /** The collector that they are sent to. */
  collector: MetricSettings | undefined;
}

/** Upper bounds of the response time histogram, in s. No response may take longer than 5. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const measureAnswers = (
  app: FastifyInstance,
  { Counter, Histogram }: Prometheus,
  registers: Registry[],
): void => {
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: 'http_refusals_total',
    help: 'Requests that were refused, by route and code of the failure',
    labelNames: ['method', 'route', 'code'],
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    // Full paths would create a series each and contain ids.
    const call = { method: request.method, route: request.routeOptions.url ?? 'unknown' };
    answers.observe({ ...call, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.failureCode !== undefined) refusals.inc({ ...call, code: reply.failureCode });
  });
};

const measureWork = (
  { pools, jobs, dropped }: Measured,
  { Counter, Gauge }: Prometheus,
  registers: Registry[],
): void => {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process, and who waits for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'awaited' }, waitingCount);
      }
    },
  });
  new Gauge({
    name: 'jobs_waiting',
    help: 'Pieces of work of all processes that are due, planned or to be tried again, by kind',
    labelNames: ['kind'],
    registers,
    async collect() {
      for (const [kind, count] of Object.entries(await jobs.waiting())) this.set({ kind }, count);
    },
  });
  new Counter({
    name: 'telemetry_dropped_total',
    help: 'Spans, looks at the metrics and lines of the log that a collector did not get',
    labelNames: ['signal'],
    registers,
    collect() {
      this.reset();
      for (const [signal, count] of Object.entries(dropped)) this.inc({ signal }, count);
    },
  });
};

/** Serves the metrics to requests with the token. */
const serveMetrics = (app: FastifyInstance, registry: Registry, token: string): void => {
  const expected = digest(`Bearer ${token}`);
  app.get('/api/metrics', async (request, reply) => {
    // Without the token, the response is the same as for an unknown path.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new ApiFailure('not_found');
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
};

/**
 * Serves metrics in Prometheus format at `/api/metrics` to requests with the operator's token, and sends the same ones to
 * a collector (product.md §690). Without either, nothing is measured; without a token the path is unknown.
 */
export const registerMetrics = async (
  app: FastifyInstance,
  { token, collector }: Readers,
  measured: Measured,
): Promise<void> => {
  if (token === undefined && collector === undefined) return;
  const prometheus = await import('prom-client');
  const registry = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register: registry });
  measureAnswers(app, prometheus, [registry]);
  measureWork(measured, prometheus, [registry]);
  for (const measure of measured.more) measure(prometheus, [registry]);
  if (token !== undefined) serveMetrics(app, registry, token);
  if (collector === undefined) return;
  const { exportMetrics } = await import('../telemetry/export-metrics.ts');
  app.addHook('onClose', exportMetrics(registry, collector, measured.dropped));
};
