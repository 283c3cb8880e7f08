import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** The library that counts, which is loaded only where something is measured (product.md §144). */
export type Prometheus = typeof import('prom-client');

/** What is measured. */
export interface Measured {
  /** Connection pools by purpose. */
  pools: Readonly<Record<string, Database>>;
  jobs: Jobs;
  /** Adds what modules measure. */
  more?: readonly ((prometheus: Prometheus, registers: Registry[]) => void)[];
}

/** Upper bounds of the response time histogram, in s. No response may take longer than 5. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const measureAnswers = (app: FastifyInstance, { Histogram }: Prometheus, registers: Registry[]): void => {
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    // Full paths would create a series each and contain ids.
    const labels = { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode };
    answers.observe(labels, reply.elapsedTime / 1000);
  });
};

const measureWork = ({ pools, jobs }: Measured, { Gauge }: Prometheus, registers: Registry[]): void => {
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
};

/**
 * Serves metrics in Prometheus format at `/api/metrics` to requests with the operator's token. Without a
 * configured token, nothing is measured and the path is unknown.
 */
export const registerMetrics = async (
  app: FastifyInstance,
  token: string | undefined,
  measured: Measured,
): Promise<void> => {
  if (token === undefined) return;
  const prometheus = await import('prom-client');
  const registry = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register: registry });
  measureAnswers(app, prometheus, [registry]);
  measureWork(measured, prometheus, [registry]);
  for (const measure of measured.more ?? []) measure(prometheus, [registry]);
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
