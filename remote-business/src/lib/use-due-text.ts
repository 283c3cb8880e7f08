import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useMoment } from '@tavolina/shared-ui';

/**
 * Says for when an order was asked for, else until when it is promised (product.md §285); undefined for one with neither.
 * `now` is in ms; what is kept, such as a printed ticket, names its day in place of “tomorrow”.
 */
export const useDueText = (): ((
  order: Pick<BusinessOrderRow, 'asked_for' | 'promised_at'>,
  now: number,
  isKept?: boolean,
) => string | undefined) => {
  const { t } = useTranslation('business');
  const moment = useMoment();
  return ({ asked_for, promised_at }, now, isKept) => {
    if (asked_for) return t('way.for', { when: moment('for', asked_for, now, isKept) });
    return promised_at ? t('way.ready', { when: moment('until', promised_at, now, isKept) }) : undefined;
  };
};
