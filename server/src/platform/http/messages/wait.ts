import type { Language } from '@tavolina/shared-api/contract';
import { fill, messagesIn } from './messages.ts';

/** A time to wait in words, rounded up so that nobody comes too early. */
export const waitIn = (language: Language, seconds: number | undefined): string => {
  const { waits } = messagesIn(language);
  if (seconds === undefined) return waits.moment;
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  const say = (count: number, one: string, many: string): string =>
    count === 1 ? one : fill(many, { count });
  if (seconds < 60) return say(Math.max(Math.ceil(seconds), 1), waits.second, waits.seconds);
  if (minutes < 60) return say(minutes, waits.minute, waits.minutes);
  return say(hours, waits.hour, waits.hours);
};
