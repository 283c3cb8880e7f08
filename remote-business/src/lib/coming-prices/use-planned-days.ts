import { serverNow } from '@tavolina/shared-api/client';
import { LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { calendarDay } from '@tavolina/shared-ui';

const after = (day: string, days: number): string => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** From when to when prices can be planned (product.md §471), and what is wrong with another day. */
export const usePlannedDays = () => {
  const { t } = useTranslation('business');
  const today = calendarDay(new Date(serverNow()).toISOString());
  const [first, last] = [after(today, 1), after(today, LIMITS.priceChangeDays)];
  return {
    first,
    last,
    validate: (day: string): true | string => {
      if (day < first) return t('prices.tooEarly');
      return day <= last || t('prices.tooLate');
    },
  };
};
