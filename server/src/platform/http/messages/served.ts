import { type Language, localDay } from '@tavolina/shared-api/contract';
import { formatDate, formatTime } from '../../format/format.ts';
import { weekdayIn } from '../../texts/moments.ts';
import { textsIn } from '../../texts/texts.ts';

/** When something is served now or next; without `to`, it does not end soon. */
export type ServedNext = { from: Date; to: Date | undefined } | 'never';

/** A sentence about when something is served: “It is served on Saturday, 28.11.2026, 07:00–11:00.” */
export const formatServed = (language: Language, served: ServedNext): string => {
  const t = textsIn(language);
  if (served === 'never') return t('served.never');
  const { from, to } = served;
  const day = weekdayIn(language, localDay(from));
  const start = { day, date: formatDate(from), from: formatTime(from) };
  return to ? t('served.between', { ...start, until: formatTime(to) }) : t('served.from', start);
};
