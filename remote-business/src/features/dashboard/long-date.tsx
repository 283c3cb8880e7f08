import { useTranslation } from '@tavolina/shared-api/runtime';
import { useNow } from '@tavolina/shared-console/device/use-now.ts';
import { calendarDay } from '@tavolina/shared-ui';

/**
 * Today in Tirana, in words: `E premte, 20 nëntor 2026`. The words are texts of ours, since browsers have no
 * names of days and months in Albanian.
 */
export const LongDate = () => {
  const { t } = useTranslation('business');
  const date = new Date(calendarDay(new Date(useNow()).toISOString()));
  return t('dashboard.date', {
    weekday: t(`dashboard.weekday.${date.getUTCDay()}`),
    day: date.getUTCDate(),
    month: t(`dashboard.month.${date.getUTCMonth() + 1}`),
    year: date.getUTCFullYear(),
  });
};
