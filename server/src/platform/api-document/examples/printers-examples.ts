import type { Printer } from '@tavolina/shared-api/contract';
import type { AreaExamples } from '../call-example.ts';

const ASKED: Pick<Printer, 'name' | 'paper_mm' | 'tickets' | 'prints_at'> = {
  ...{ name: 'Kuzhina', paper_mm: 80, tickets: ['kitchen'], prints_at: 'confirmation' },
};
const PRINTER: Printer = {
  ...ASKED,
  id: '2d0f4b9e-2a83-4e55-8d66-4a2a4f0c7d55',
  created_at: '2026-11-20T09:12:00.000Z',
  last_seen_at: '2026-11-20T19:02:11.000Z',
  state: 'ok',
  waiting: 0,
};

/** Printers of places. */
export const printersExamples: AreaExamples<'printers'> = {
  list: { answer: [PRINTER], failure: { code: 'unauthorized' } },
  add: {
    description:
      '`path` is entered in the printer behind the address of the API. It is in this answer alone.',
    body: ASKED,
    answer: {
      ...PRINTER,
      last_seen_at: null,
      state: 'never_seen',
      path: '/cloudprnt/k3Qz0Yd4m2oJx8bV1rT6wNfHcLsPaEuG',
    },
    failure: { code: 'too_many_printers' },
  },
  remove: { params: { id: PRINTER.id }, failure: { code: 'not_found' } },
  printAgain: { params: { orderId: 'K7MQ-4XTD' }, failure: { code: 'no_printer' } },
};
