import { z } from 'zod';
import { defineCall } from './call.ts';

const health = z.object({ status: z.enum(['ok', 'unavailable']) });

/** What an operator should see to though everything works. */
const warning = z.enum(['exchange_rates_old', 'part_unreadable']);

/** What supervisors and load balancers ask of one process: whether it runs, and whether to send it visitors. */
export const healthCalls = {
  live: defineCall({
    method: 'GET',
    path: '/health/live',
    summary: 'The process runs',
    access: 'public',
    success: { status: 200, schema: health },
    errors: [],
    spared: ['rate_limited', 'service_unavailable'],
  }),
  ready: defineCall({
    method: 'GET',
    path: '/health/ready',
    summary: 'The process can serve: its database answers and the shell’s files can be read',
    access: 'public',
    success: { status: 200, schema: health.extend({ warnings: z.array(warning).optional() }) },
    errors: [],
    spared: ['rate_limited'],
  }),
};
