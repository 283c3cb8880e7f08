import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { Skeleton } from '@tavolina/shared-ui';
import { orderSettingsQuery } from '../../lib/order-settings-query.ts';
import { QueryState } from '../../lib/query-state.tsx';
import { GuestScreenSection } from './guest-screen-section.tsx';
import { MeasuredTime } from './measured-time.tsx';
import { OrderTimesForm } from './order-times-form.tsx';
import { OrderWays } from './order-ways.tsx';

/** How the place takes orders: in which ways, and with what times (product.md §283, §286). */
export const OrderSettingsPanel = () => {
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
          <OrderTimesForm settings={settings} />
          <MeasuredTime settings={settings} />
          <GuestScreenSection />
        </>
      )}
    </QueryState>
  );
};
