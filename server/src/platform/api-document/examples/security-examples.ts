import type { AreaExamples } from '../call-example.ts';

const SESSION_ID = '5d3e9a10-7c42-4b8f-9e61-a0f2c7b48d35';

/** Devices that are signed in, and the second step of a login. */
export const securityExamples: AreaExamples<'security'> = {
  sessions: {
    answer: [
      {
        id: SESSION_ID,
        browser: 'Chrome',
        system: 'Android',
        kind: 'phone',
        signed_in_at: '2026-11-18T08:02:11.000Z',
        last_used_at: '2026-11-20T17:40:12.000Z',
        is_current: true,
      },
    ],
    failure: { code: 'unauthorized' },
  },
  endSession: {
    description: 'Its tokens stop working at once. The present session can be named too.',
    params: { id: SESSION_ID },
    failure: { code: 'not_found' },
  },
  endOtherSessions: { failure: { code: 'unauthorized' } },
};
