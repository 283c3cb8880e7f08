import type { AreaExamples } from '../call-example.ts';

/** Whether a process is well. */
export const healthExamples: AreaExamples<'health'> = {
  live: {
    description: 'Asks nothing of the database, so that an outage there does not restart every process.',
    answer: { status: 'ok' },
    failure: { code: 'internal_error' },
  },
  ready: {
    description: 'Whoever spreads requests over processes sends none to one that does not answer 200 here.',
    answer: { status: 'ok' },
    failure: { code: 'service_unavailable', retryAfter: 5 },
  },
};
