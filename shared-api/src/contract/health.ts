import { z } from 'zod';
import { defineCall } from './call.ts';

const health = z.object({ status: z.enum(['ok', 'unavailable']) });

/** Problems for an operator that do not stop the service. */
const warning = z.enum(['exchange_rates_old', 'part_unreadable', 'backup_old', 'backup_unproven']);

/** Health checks of a process for supervisors and load balancers. */
export const healthCalls = {
  live: defineCall({
    method: 'GET',
    path: '/health/live',
    summary: 'The process runs',
    access: 'public',
    success: { status: 200, schema: health },
    errors: [],
    excludedErrors: ['rate_limited', 'service_unavailable'],
  }),
  ready: defineCall({
    method: 'GET',
    path: '/health/ready',
    summary: 'The process can serve: its database answers and the shell’s files can be read',
    access: 'public',
    success: { status: 200, schema: health.extend({ warnings: z.array(warning).optional() }) },
    errors: [],
    excludedErrors: ['rate_limited'],
  }),
};
