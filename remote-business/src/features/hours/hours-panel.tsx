import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, calendarDay, EmptyState, Skeleton } from '@tavolina/shared-ui';
import { useState } from 'react';
import { useAcceptsOrders } from '../../lib/accepts-orders.ts';
import { openingHoursQuery } from '../../lib/opening-hours-query.ts';
import { QueryState } from '../../lib/query-state.tsx';
import { useNow } from '../../lib/use-now.ts';
import { HoursForm } from './hours-form.tsx';
import { hoursKey, readKeptHours } from './kept-hours.ts';

/** The opening hours. A place without hours first reads what that means (product.md §282). */
export const HoursPanel = () => {
  const { t } = useTranslation('business');
  const acceptsOrders = useAcceptsOrders();
  const today = calendarDay(new Date(useNow()).toISOString());
  // Restores what was typed before a reload or a new sign-in.
  const [hasBegun, setHasBegun] = useState(() => readKeptHours(hoursKey()) !== undefined);
  return (
    <QueryState
      query={useQuery(openingHoursQuery)}
      failed={t('hours.loadFailed')}
      loading={<Skeleton height="640px" radius="16px" />}
      isEmpty={({ hours }) => hours === null && !hasBegun}
      empty={
        <EmptyState
          title={t('hours.none')}
          text={t(acceptsOrders ? 'hours.noneText' : 'hours.noneTextShown')}
          action={
            <Button variant="action" onClick={() => setHasBegun(true)}>
              {t('hours.set')}
            </Button>
          }
        />
      }
    >
      {(stored) => <HoursForm stored={stored} today={today} />}
    </QueryState>
  );
};
