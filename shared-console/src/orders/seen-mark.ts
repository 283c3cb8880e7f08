import type { BusinessOrderRow } from '@tavolina/shared-api/contract';

/** What a device remembers of an order whose reminder somebody has seen. */
export const reminderMark = ({ id, remind_at }: BusinessOrderRow): string => `${id}@${remind_at ?? ''}`;

/**
 * What a device remembers of a cancellation that nobody has to be told of there: somebody has seen it, or cancelled the
 * order there (product.md §631). An order that is taken on again can be cancelled a second time, which is news.
 * @param at when the order got its status
 */
export const cancellationMark = (id: string, at: string | undefined): string => `${id}@cancelled:${at ?? ''}`;

/**
 * What a device remembers of an order that somebody has seen: its number or, once it has waited too long, its reminder.
 * So a reminder makes an order new again on every device (product.md §292), also on one that did not hear of it.
 * @param told marks of reminders that the server has told of: its clock is the one that counts
 */
export const seenMark = (order: BusinessOrderRow, now: number, told: readonly string[]): string => {
  const mark = reminderMark(order);
  const isDue = order.remind_at ? Date.parse(order.remind_at) <= now : false;
  return isDue || told.includes(mark) ? mark : order.id;
};
