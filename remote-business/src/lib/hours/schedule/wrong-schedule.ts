import type { Schedule, ScheduleRange } from '@tavolina/shared-api/contract';

/** Whether a first and a last day are in an order that cannot be. */
export const areDaysReversed = ({ first_day, last_day }: Schedule): boolean =>
  first_day !== null && last_day !== null && last_day < first_day;

/** Whether a range has its days and both of its times. */
const isWholeRange = ({ weekdays, from, until }: ScheduleRange): boolean =>
  weekdays.length > 0 && from !== '' && until !== '';

/** Whether a schedule as it is typed cannot be saved (product.md §460). */
export const isWrongSchedule = (schedule: Schedule | null): boolean =>
  schedule !== null && (!schedule.ranges.every(isWholeRange) || areDaysReversed(schedule));
