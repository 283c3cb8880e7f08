import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Dropped } from '../telemetry/dropped.ts';
import type { MetricSettings } from '../telemetry/settings.ts';
import type { Measure, Prometheus } from './measure.ts';
import { measureAnswers } from './measure-answers.ts';
import { measureProcess } from './measure-process.ts';

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

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

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
    help: 'Spans, readings of the metrics and lines of the log that a collector did not get',
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
  const stopMeasuring = measureProcess(prometheus, [registry]);
  app.addHook('onClose', async () => stopMeasuring());
  measureAnswers(app, prometheus, [registry]);
  measureWork(measured, prometheus, [registry]);
  for (const measure of measured.more) measure(prometheus, [registry]);
  if (token !== undefined) serveMetrics(app, registry, token);
  if (collector === undefined) return;
  const { exportMetrics } = await import('../telemetry/export-metrics.ts');
  app.addHook('onClose', exportMetrics(registry, collector, measured.dropped));
};
