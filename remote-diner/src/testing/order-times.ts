import type { PlaceAvailability } from '@tavolina/shared-api/contract';
import { setClock } from '@tavolina/shared-api/testing';
import { screen } from '@testing-library/react';
import { TIMES } from './checkout-page.ts';

/** The free times of a place for later: two of today, two of tomorrow, one of the day after. */
export const SLOTS = [
  '2026-11-20T18:45:00.000Z',
  '2026-11-20T19:00:00.000Z',
  '2026-11-21T11:00:00.000Z',
  '2026-11-21T19:30:00.000Z',
  '2026-11-22T19:30:00.000Z',
];
/** The first, the second and tomorrow's last of them. */
export const [FIRST, SECOND, , LAST] = SLOTS as [string, string, string, string];
/** A place that takes orders now and for later. */
export const later: PlaceAvailability = { ...TIMES, takes_later: true };
/** A place that takes orders for later only. */
export const closed: PlaceAvailability = {
  ...later,
  ways: TIMES.ways.map((way) => ({ ...way, ready_at: null })),
};
/** Answers of a place with such times and free slots. */
export const serve = (times: PlaceAvailability) => ({
  'GET /places/{id}/availability': times,
  'GET /places/{id}/slots': { slots: SLOTS },
});
/** A choice of how or when the order is got. */
export const radio = (name: RegExp | string) => screen.getByRole('radio', { name });

/** It is 19:20 in Tirana, before the first of the free times. */
export const beforeSlots = (): void => {
  beforeEach(() => setClock('2026-11-20T18:20:00.000Z'));
  afterEach(() => jest.useRealTimers());
};
