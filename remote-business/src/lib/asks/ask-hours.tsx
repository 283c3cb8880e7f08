import { usePlace } from '@tavolina/shared-api/auth';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { useAcceptsOrders } from '@tavolina/shared-console/place/accepts-orders.ts';
import { openingHoursQuery } from '../hours/opening-hours-query.ts';
import { AskOnce } from './ask-once.tsx';

/** Tells a place that takes orders at any time, because it has no opening hours, where to set them (product.md §304). */
export const AskHours = () => {
  const { t } = useTranslation('business');
  const placeId = usePlace();
  const acceptsOrders = useAcceptsOrders();
  const { data } = useQuery({ ...openingHoursQuery, enabled: acceptsOrders });
  if (!acceptsOrders || data === undefined || data.hours !== null) return null;
  return (
    <AskOnce storedAs={`tavolina.hours-asked.${placeId}`} to={PATHS.hours()} action={t('hours.set')}>
      {t('hours.ask')}
    </AskOnce>
  );
};
