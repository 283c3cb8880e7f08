import type { AreaExamples } from '../call-example.ts';
import { PLACE_ID } from './sample-place.ts';

const TABLE = { id: '5e7c1a90-3b64-4d28-8f17-9a2b6c0d4e31', label: '12', code: 'q3Zr8Yw2LxT5' };

/** Tables of places, and times for which orders are placed. */
export const fulfilmentExamples: AreaExamples<'fulfilment'> = {
  slots: {
    description: 'Starts of free slots, the next first, up to seven days ahead.',
    params: { id: PLACE_ID },
    query: { fulfilment: 'pickup' },
    answer: { slots: ['2026-11-21T12:00:00.000Z', '2026-11-21T12:15:00.000Z'] },
    failure: { code: 'place_not_found' },
  },
  table: {
    params: { id: PLACE_ID, code: TABLE.code },
    answer: { label: TABLE.label },
    failure: { code: 'table_unknown' },
  },
  tables: { answer: [TABLE], failure: { code: 'unauthorized' } },
  addTable: { body: { label: TABLE.label }, answer: TABLE, failure: { code: 'table_exists' } },
  renewTableCode: { params: { id: TABLE.id }, answer: TABLE, failure: { code: 'table_unknown' } },
  removeTable: { params: { id: TABLE.id }, failure: { code: 'table_unknown' } },
};
