import { serverNow } from '@tavolina/shared-api/client';
import { daysAfter, LIMITS, localDay } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';

/** From when to when prices can be planned (product.md §471), and what is wrong with another day. */
export const usePlannedDays = () => {
  const { t } = useTranslation('business');
  const today = localDay(new Date(serverNow()));
  const [first, last] = [daysAfter(today, 1), daysAfter(today, LIMITS.priceChangeDays)];
  return {
    first,
    last,
    validate: (day: string): true | string => {
      if (day < first) return t('prices.tooEarly');
      return day <= last || t('prices.tooLate');
    },
  };
};
