import { ZONE } from '@tavolina/shared-api/contract';
import { DateTime } from 'luxon';
import { z } from 'zod';

/** Minutes that orders took, by local `<weekday>-<hour>` of the order: `5-19` is Friday from 19:00. */
const measuredMinutes = z.record(z.string(), z.int().positive());

/** See `measuredMinutes`. */
export type MeasuredMinutes = z.infer<typeof measuredMinutes>;

/** Reads stored `MeasuredMinutes`. */
export const readMeasured = (stored: unknown): MeasuredMinutes => measuredMinutes.parse(stored);

/** The key of an hour: Monday is 1. */
export const hourKey = (at: Date): string => {
  const { weekday, hour } = DateTime.fromJSDate(at, { zone: ZONE });
  return `${weekday}-${hour}`;
};
