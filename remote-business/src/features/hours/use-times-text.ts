import type { OpenRange } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';

/** The hours of a day as text: `09:00–14:00, 18:00–02:00 (next day)`, or closed. */
export const useTimesText = (): ((ranges: readonly OpenRange[]) => string) => {
  const { t } = useTranslation('business');
  const textOf = ({ opens, closes }: OpenRange): string => {
    if (opens === closes) return t('hours.allDay');
    return t(closes < opens ? 'hours.rangeOvernight' : 'hours.range', { opens, closes });
  };
  return (ranges) => (ranges.length === 0 ? t('hours.closed') : ranges.map(textOf).join(', '));
};
