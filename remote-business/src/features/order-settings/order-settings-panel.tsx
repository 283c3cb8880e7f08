import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { Skeleton } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';
import { orderSettingsQuery } from '../../lib/orders/order-settings-query.ts';
import { MeasuredTime } from './measured-time.tsx';
import { NumberSettingsForm } from './number-settings-form.tsx';
import { OrderWays } from './order-ways.tsx';

/**
 * How the place takes orders: its ways, times and limits (product.md §283, §286).
 * @param children further sections, shown once the settings are loaded
 */
export const OrderSettingsPanel = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('business');
  return (
    <QueryState
      query={useQuery(orderSettingsQuery)}
      failed={t('orderSettings.loadFailed')}
      loading={<Skeleton height="640px" radius="16px" />}
    >
      {(settings) => (
        <>
          <OrderWays settings={settings} />
          <NumberSettingsForm settings={settings} />
          <MeasuredTime settings={settings} />
          {children}
        </>
      )}
    </QueryState>
  );
};
