import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { useNow } from '@tavolina/shared-console/device/use-now.ts';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { useAcceptsOrders } from '@tavolina/shared-console/place/accepts-orders.ts';
import { Button, calendarDay, EmptyState, Skeleton } from '@tavolina/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { openingHoursQuery } from '../../lib/hours/opening-hours-query.ts';
import { HoursForm } from './hours-form.tsx';
import { hoursKey, readKeptHours } from './kept-hours.ts';

/** The opening hours. A place without hours first reads what that means (product.md §282). */
export const HoursPanel = () => {
  const { t } = useTranslation('business');
  const acceptsOrders = useAcceptsOrders();
  const today = calendarDay(new Date(useNow()).toISOString());
  // Restores what was typed before a reload or a new sign-in.
  const [hasBegun, setHasBegun] = useState(() => readKeptHours(hoursKey()) !== undefined);
  const query = useQuery(openingHoursQuery);
  const isNone = query.data?.hours === null && !hasBegun;
  const panel = useRef<HTMLDivElement>(null);
  /** Whether what was pressed leads to no hours; undefined: nothing was. */
  const leadsToNone = useRef<boolean>(undefined);
  useEffect(() => {
    if (leadsToNone.current !== isNone) return;
    leadsToNone.current = undefined;
    const heading = panel.current?.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [isNone]);
  /** Keys go on at the heading of what takes the place of what was pressed. */
  const begin = (begins: boolean): void => {
    leadsToNone.current = !begins;
    setHasBegun(begins);
  };
  return (
    <div ref={panel}>
      <QueryState
        query={query}
        failed={t('hours.loadFailed')}
        loading={<Skeleton height="640px" radius="16px" />}
        isEmpty={() => isNone}
        empty={
          <EmptyState
            title={t('hours.none')}
            text={t(acceptsOrders ? 'hours.noneText' : 'hours.noneTextShown')}
            action={
              <Button variant="action" onClick={() => begin(true)}>
                {t('hours.set')}
              </Button>
            }
          />
        }
      >
        {(stored) => <HoursForm stored={stored} today={today} onNone={() => begin(false)} />}
      </QueryState>
    </div>
  );
};
