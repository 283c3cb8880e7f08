import { openingHours, orderSettings, sampleOf } from '@tavolina/shared-api/contract';
import type { AreaExamples } from '../call-example.ts';
import { DISH_ID, PLACE_ID } from './sample-place.ts';

const EVENING = [{ opens: '18:00', closes: '02:00' }];
const BOTH = [{ opens: '12:00', closes: '15:30' }, ...EVENING];

const HOURS = sampleOf(openingHours, {
  week: [[], EVENING, EVENING, EVENING, BOTH, BOTH, BOTH],
  special_days: [{ date: '2026-12-25', ranges: [], note: 'Krishtlindjet' }],
});

const STORED = { hours: HOURS, version: 1 };
const SETTINGS = sampleOf(orderSettings, {
  ...{ takes_pickup: true, takes_table: true, takes_later: true, uses_measured_time: true },
  ...{
    preparation_minutes: 20,
    lead_minutes: 30,
    last_order_minutes: 15,
    slot_orders: 12,
    slot_work_minutes: 90,
  },
  ...{ remind_minutes: 5, cancel_minutes: 15 },
});
const STATE = {
  preparation_minutes: 35,
  is_measured: true,
  busy_minutes: 10 as const,
  busy_until: '2026-11-20T20:00:00.000Z',
  paused_until: null,
  pause_note: '',
  unattended: null,
};

/** When and how places take orders. */
export const availabilityExamples: AreaExamples<'availability'> = {
  ofPlace: {
    description:
      'A range that closes at or before it opens ends on the next day. `next_at` is when an order could next be ready. A place without hours takes orders at any time.',
    params: { id: PLACE_ID },
    answer: {
      hours: HOURS,
      ...{ is_open: true, changes_at: '2026-11-21T01:00:00.000Z', accepts_orders: true },
      ...{ paused_until: null, pause_note: '', takes_later: true },
      ways: [
        { fulfilment: 'pickup', ready_at: '2026-11-20T19:40:00.000Z', next_at: '2026-11-20T19:40:00.000Z' },
        { fulfilment: 'table', ready_at: null, next_at: '2026-11-21T11:20:00.000Z' },
      ],
    },
    failure: { code: 'place_not_found' },
  },
  lostCart: {
    description:
      'Counts once a day for the same dishes from the same address, while the place has paused by itself.',
    params: { id: PLACE_ID },
    body: { items: [DISH_ID] },
    failure: { code: 'invalid_input', fields: [{ field: 'items', message: 'required' }] },
  },
  hours: { answer: STORED, failure: { code: 'unauthorized' } },
  setHours: {
    description:
      'Version 0 where there were none. Special days replace the hours of their date, for each way to order. No day of a week begins before the night before it is over.',
    body: { hours: HOURS, version: 0 },
    answer: STORED,
    failure: { code: 'version_conflict' },
  },
  settings: { answer: SETTINGS, failure: { code: 'unauthorized' } },
  changeSettings: {
    description:
      'What is left out stays. `seen` holds what the changed settings were where somebody looked at them: if one has another value by now, nothing changes, and the answer is `version_conflict` with the settings as they are in `current`.',
    body: { preparation_minutes: 20, seen: { preparation_minutes: 15 } },
    answer: SETTINGS,
    failure: { code: 'version_conflict', current: SETTINGS },
  },
  state: { answer: STATE, failure: { code: 'unauthorized' } },
  setBusy: {
    description: 'Ends by itself after an hour; 0 ends it now.',
    body: { minutes: 10 },
    answer: STATE,
    failure: { code: 'unauthorized' },
  },
  alive: {
    description:
      'A place that no console says this of for two minutes while it takes orders is told so, and after five it takes none until the next one.',
    answer: { resumed: false },
    failure: { code: 'unauthorized' },
  },
  pause: {
    description: 'Ends by itself; `no` ends it now.',
    body: { span: 'for_30_minutes', note: 'Kuzhina është plot.' },
    answer: {
      ...{ preparation_minutes: 20, is_measured: false, busy_minutes: 0 as const, busy_until: null },
      ...{ paused_until: '2026-11-20T19:30:00.000Z', pause_note: 'Kuzhina është plot.' },
      unattended: null,
    },
    failure: { code: 'unauthorized' },
  },
};
