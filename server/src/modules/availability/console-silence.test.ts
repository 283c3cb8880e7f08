import type { OpeningHours } from '@tavolina/shared-api/contract';
import { silenceStep } from './console-silence.ts';
import { DEFAULT_SETTINGS } from './order-settings-repository.ts';

const hours: OpeningHours = {
  week: Array.from({ length: 7 }, () => [{ opens: '18:00', closes: '23:00' }]),
  pickup: null,
  table: null,
  special_days: [],
};
/** A time of a November evening in Tirana. */
const at = (time: string): Date => new Date(`2026-11-25T${time}:00+01:00`);
const YESTERDAY = new Date('2026-11-24T22:00:00+01:00');
const place = { hours, settings: DEFAULT_SETTINGS };
const withoutHours = { hours: undefined, settings: DEFAULT_SETTINGS };
/** A silence that counts from a heartbeat on. */
const since = (heartbeat: Date) => ({ heartbeatAt: heartbeat, from: heartbeat });

// product.md §340
test.each([
  ['while it is open, from the last heartbeat', place, at('19:00'), at('19:02'), at('19:05')],
  ['from its opening, where no console was opened today', place, YESTERDAY, at('18:02'), at('18:05')],
  [
    'from the end of a pause',
    { hours, settings: { ...DEFAULT_SETTINGS, paused_until: at('20:00') } },
    at('19:00'),
    at('20:02'),
    at('20:05'),
  ],
  [
    'from when it takes orders, where that is later than its opening',
    {
      hours: { ...hours, pickup: hours.week.map(() => [{ opens: '20:00', closes: '22:00' }]) },
      settings: { ...DEFAULT_SETTINGS, takes_table: false },
    },
    at('19:00'),
    at('20:02'),
    at('20:05'),
  ],
])(
  'a place is told of a silence after two minutes and pauses after five: %s',
  (_what, of, heartbeat, told, paused) => {
    const before = new Date(told.getTime() - 1);
    expect(silenceStep(of, since(heartbeat), before)).toEqual({ kind: 'wait', until: told });
    expect(silenceStep(of, since(heartbeat), told)).toMatchObject({ kind: 'tell', pausesAt: paused });
    expect(silenceStep(of, since(heartbeat), paused)).toMatchObject({ kind: 'pause' });
  },
);

// product.md §341
test('the pause lasts until the last orders of the opening', () => {
  const settings = { ...DEFAULT_SETTINGS, last_order_minutes: 30 };
  expect(silenceStep({ hours, settings }, since(at('19:00')), at('19:06'))).toEqual({
    kind: 'pause',
    silentFrom: at('19:00'),
    until: at('22:30'),
  });
});

// product.md §340
test.each([
  [
    'after the last orders',
    { hours, settings: { ...DEFAULT_SETTINGS, last_order_minutes: 30 } },
    at('22:45'),
  ],
  ['while it is closed', place, at('12:00')],
  [
    'while its owner has paused it',
    { hours, settings: { ...DEFAULT_SETTINGS, paused_until: at('21:00') } },
    at('20:00'),
  ],
])('nobody has to be at a console %s', (_when, of, now) => {
  expect(silenceStep(of, since(YESTERDAY), now)).toMatchObject({ kind: 'wait', until: expect.any(Date) });
});

// product.md §340
test('a place without a way to order is not watched', () => {
  const settings = { ...DEFAULT_SETTINGS, takes_pickup: false, takes_table: false };
  const nothing = { kind: 'wait', until: undefined };
  expect(silenceStep({ hours, settings }, since(at('19:00')), at('20:00'))).toEqual(nothing);
  expect(silenceStep({ ...withoutHours, settings }, since(at('19:00')), at('20:00'))).toEqual(nothing);
});

// product.md §530
test('a place without hours is told and pauses after the heartbeat of a console, until twelve hours after it', () => {
  const silence = since(at('09:00'));
  expect(silenceStep(withoutHours, silence, at('09:01'))).toEqual({ kind: 'wait', until: at('09:02') });
  expect(silenceStep(withoutHours, silence, at('09:02'))).toMatchObject({
    kind: 'tell',
    pausesAt: at('09:05'),
  });
  expect(silenceStep(withoutHours, silence, at('09:05'))).toEqual({
    kind: 'pause',
    silentFrom: at('09:00'),
    until: at('21:00'),
  });
});

// product.md §530
test('a place without hours that its owner had paused is watched from the end of that pause', () => {
  const settings = { ...DEFAULT_SETTINGS, paused_until: at('10:00') };
  const step = (now: Date) => silenceStep({ ...withoutHours, settings }, since(at('09:00')), now);
  expect(step(at('09:30'))).toEqual({ kind: 'wait', until: at('10:02') });
  expect(step(at('10:05'))).toEqual({ kind: 'pause', silentFrom: at('10:00'), until: at('21:00') });
});

// product.md §530
test('twelve hours after the last heartbeat nobody is told and nothing pauses, whenever the silence was found', () => {
  const nothing = { kind: 'wait', until: undefined };
  expect(silenceStep(withoutHours, since(at('07:00')), at('19:00'))).toEqual(nothing);
  const foundLate = { heartbeatAt: at('07:00'), from: at('18:59') };
  expect(silenceStep(withoutHours, foundLate, at('19:05'))).toEqual(nothing);
});
