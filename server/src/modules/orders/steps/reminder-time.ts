import { MINUTE_MS } from '../../../platform/clock/clock.ts';

/** From when until when an order waits for an answer. */
interface AnswerTimes {
  waits_from: Date;
  answer_by: Date;
}

/**
 * When an order that nobody answers is announced again (product.md §292): after the minutes of its place or, where its
 * diner wants it before, halfway to its deadline. Always before the deadline.
 */
export const remindAt = ({ waits_from, answer_by }: AnswerTimes, minutes: number): Date => {
  const usual = waits_from.getTime() + minutes * MINUTE_MS;
  const halfway = (waits_from.getTime() + answer_by.getTime()) / 2;
  return new Date(usual < answer_by.getTime() ? usual : halfway);
};

/** The same; null for an order without stored times. */
export const reminderOf = (
  { waits_from, answer_by }: { [Name in keyof AnswerTimes]: Date | null },
  minutes: number,
): Date | null => waits_from && answer_by && remindAt({ waits_from, answer_by }, minutes);
