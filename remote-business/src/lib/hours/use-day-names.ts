import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatDay } from '@tavolina/shared-ui';

/** Names of days: `ofWeek` of 0 is Monday; `ofDate` of `2026-11-28` is `E shtunë, 28.11.2026`. */
export const useDayNames = () => {
  const { t } = useTranslation('business');
  return {
    ofWeek: (index: number): string => t(`dashboard.weekday.${(index + 1) % 7}`),
    ofDate: (date: string): string =>
      t('hours.date', {
        weekday: t(`dashboard.weekday.${new Date(date).getUTCDay()}`),
        date: formatDay(date),
      }),
  };
};
