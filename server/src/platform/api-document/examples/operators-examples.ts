import type { AreaExamples } from '../call-example.ts';

/** Examples of what operators look at. */
export const operatorsExamples: AreaExamples<'operators'> = {
  order: {
    description:
      'For operators and observers. Steps, payment, mails, pushes and messages to tills in one list; nothing of its diner but that they are one. Each answer is recorded as an act.',
    params: { id: 'K7MQ-4XTD' },
    answer: {
      id: 'K7MQ-4XTD',
      place: { id: '6f2a1c3e-8f0d-4a53-9f0a-2f6d1f1c9b7e', name: 'Oda' },
      status: 'confirmed',
      payment_method: 'pay_later',
      payment_status: 'unpaid',
      fulfilment: 'pickup',
      table: null,
      total: 12.5,
      created_at: '2026-11-19T15:20:00.000Z',
      promised_at: '2026-11-19T15:45:00.000Z',
      events: [
        {
          at: '2026-11-19T15:20:00.000Z',
          area: 'step',
          what: 'pending',
          whose: 'diner',
          amount: null,
          outcome: null,
        },
        {
          at: '2026-11-19T15:20:02.000Z',
          area: 'mail',
          what: 'order-placed',
          whose: 'diner',
          amount: null,
          outcome: 'refused',
        },
      ],
    },
    failure: { code: 'order_not_found' },
  },
};
