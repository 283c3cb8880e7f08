import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Prometheus } from './measure.ts';

/** Upper bounds of the response time histogram, in s. No response may take longer than 5. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];

/** How many times of a series are kept until the histogram gets them at the latest. */
const KEPT = 256;

/** Times of one route, method and status that the histogram does not have yet, in s. */
interface Taken {
  labels: { method: string; route: string; status: number };
  seconds: number[];
}

/**
 * Measures how long answers took, and which requests were refused. The histogram gets many times at once, because one by
 * one between other work each takes 3 to 4 % of a short answer (docs/decisions/0111).
 */
export const measureAnswers = (
  app: FastifyInstance,
  { Counter, Histogram }: Prometheus,
  registers: Registry[],
): void => {
  const taken = new Map<string, Taken>();
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
    collect() {
      for (const each of taken.values()) handOver(each);
    },
  });
  const handOver = ({ labels, seconds }: Taken): void => {
    for (const one of seconds) answers.observe(labels, one);
    seconds.length = 0;
  };
  const refusals = new Counter({
    name: 'http_refusals_total',
    help: 'Requests that were refused, by route and code of the failure',
    labelNames: ['method', 'route', 'code'],
    registers,
  });
  const take = (labels: Taken['labels'], seconds: number): void => {
    const series = `${labels.method} ${labels.status} ${labels.route}`;
    const found = taken.get(series);
    if (!found) taken.set(series, { labels, seconds: [seconds] });
    else if (found.seconds.push(seconds) === KEPT) handOver(found);
  };
  app.addHook('onResponse', (request, reply, done) => {
    // Full paths would create a series each and contain ids.
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    take({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.failureCode !== undefined) refusals.inc({ method, route, code: reply.failureCode });
    done();
  });
};
