import type { Language } from '@tavolina/shared-api/contract';
import { fillCount, messagesIn } from './messages.ts';

/** A time to wait in words, rounded up so that nobody comes too early. */
export const waitIn = (language: Language, seconds: number | undefined): string => {
  const { waits } = messagesIn(language);
  if (seconds === undefined) return waits.moment;
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  if (seconds < 60) return fillCount(language, Math.max(Math.ceil(seconds), 1), waits.second, waits.seconds);
  if (minutes < 60) return fillCount(language, minutes, waits.minute, waits.minutes);
  return fillCount(language, hours, waits.hour, waits.hours);
};
