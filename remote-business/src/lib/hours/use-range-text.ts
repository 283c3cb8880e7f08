import { useTranslation } from '@tavolina/shared-api/runtime';

/** Says what two times of day do not show: that they are a whole day, or that the second is of the next day; else nothing. */
export const useRangeText = (): ((from: string, until: string) => string | null) => {
  const { t } = useTranslation('business');
  return (from, until) => {
    if (from === '' || until === '' || until > from) return null;
    return from === until ? t('hours.wholeDay') : t('hours.untilNextDay', { at: until });
  };
};
