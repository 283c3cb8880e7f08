import type { Language } from '@tavolina/shared-api/contract';
import { textsIn } from '../../texts/texts.ts';

/** A waiting time in words, rounded up so that a retry is never too early. */
export const formatWait = (language: Language, seconds: number | undefined): string => {
  const t = textsIn(language);
  if (seconds === undefined) return t('waits.moment');
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return t('waits.seconds', { count: Math.max(Math.ceil(seconds), 1) });
  if (minutes < 60) return t('waits.minutes', { count: minutes });
  return t('waits.hours', { count: Math.ceil(minutes / 60) });
};
