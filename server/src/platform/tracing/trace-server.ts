import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { traceJobs } from './trace-jobs.ts';
import { traceOwnRequests } from './trace-own-requests.ts';
import { traceQueries } from './trace-queries.ts';
import { traceRequests } from './trace-requests.ts';
import type { Tracing } from './tracing.ts';

/** What of a server is traced. */
export interface TracedParts {
  app: FastifyInstance;
  /** Connection pools by purpose. */
  pools: Readonly<Record<string, Database>>;
  jobs: Jobs;
}

/** Traces requests and jobs through to their queries. @returns the queue to use instead of the one that was given */
export const traceServer = ({ app, pools, jobs }: TracedParts, tracing: Tracing): Jobs => {
  traceRequests(app, tracing);
  traceOwnRequests(app, tracing);
  for (const [name, pool] of Object.entries(pools)) traceQueries(pool, name, tracing);
  return traceJobs(jobs, tracing);
};
