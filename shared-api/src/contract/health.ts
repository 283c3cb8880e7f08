import { z } from 'zod';
import { defineCall } from './call.ts';

const health = z.object({ status: z.enum(['ok', 'unavailable']) });

export const healthCalls = {
  live: defineCall({
    method: 'GET',
    path: '/health/live',
    summary: 'The process runs',
    access: 'public',
    success: { status: 200, schema: health },
    errors: [],
  }),
  ready: defineCall({
    method: 'GET',
    path: '/health/ready',
    summary: 'The process can serve: its database answers',
    access: 'public',
    success: { status: 200, schema: health },
    errors: ['service_unavailable'],
  }),
};
