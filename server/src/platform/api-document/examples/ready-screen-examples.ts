import type { AreaExamples } from '../call-example.ts';

const CODE = 'q3Zr8Yw2LxT5vB7nKd0PaQ';

/** The screen that tells guests which orders are ready. */
export const readyScreenExamples: AreaExamples<'readyScreen'> = {
  show: {
    params: { code: CODE },
    answer: {
      business_name: 'Oxhaku i Gjyshes',
      almost_ready: ['K7MQ-4XTD'],
      ready: ['R8KX-2MND'],
      at: '2026-11-20T19:40:00.000Z',
    },
    failure: { code: 'screen_unknown' },
  },
  own: { answer: { code: CODE }, failure: { code: 'unauthorized' } },
  renew: { answer: { code: CODE }, failure: { code: 'unauthorized' } },
  remove: { failure: { code: 'unauthorized' } },
};
