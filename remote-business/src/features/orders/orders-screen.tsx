import { serverNow } from '@tavolina/shared-api/client';
import { LIMITS } from '@tavolina/shared-api/contract';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { BellNotice } from '@tavolina/shared-console/bell/bell-notice.tsx';
import { PHONE_QUERY } from '@tavolina/shared-console/device/phone-query.ts';
import { useDeviceChoice } from '@tavolina/shared-console/device/use-device-choice.ts';
import { useMediaQuery } from '@tavolina/shared-console/device/use-media-query.ts';
import { LiveOrdersContext } from '@tavolina/shared-console/orders/live-orders-context.ts';
import { ordersQuery } from '@tavolina/shared-console/orders/orders-query.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { counted, formatTime, PageHeader } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { use } from 'react';
import { OrderingBar } from './ordering-bar.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import styles from './orders-screen.module.css';
import { OrdersTools } from './orders-tools.tsx';
import type { OrdersView } from './orders-view.ts';

/** The business's orders on a page of their own: a list to search, or the board for the rush. */
export const OrdersScreen = () => {
  const { t, i18n } = useTranslation('business');
  const { data, dataUpdatedAt } = useQuery(ordersQuery);
  const { isLive } = use(LiveOrdersContext);
  // There what is no order is small (product.md §548), and the list would show little more than its filters.
  const isPhone = useMediaQuery(PHONE_QUERY);
  const [view, setView] = useDeviceChoice<OrdersView>(
    'tavolina-orders-view',
    isPhone ? ['board', 'list'] : ['list', 'board'],
  );
  // Beyond them the server sends no more: how many there are in all is not known (product.md §80).
  const isCut = data !== undefined && data.length >= LIMITS.businessOrders;
  // By the server's clock, as the orders' own times are (product.md §127).
  const at = formatTime(new Date(dataUpdatedAt + serverNow() - Date.now()).toISOString());
  const state = t(isLive ? 'board.live' : 'board.asking', { at });
  const context = data
    ? `${t(isCut ? 'orders.newest' : 'orders.count', counted(data.length, i18n.language))} · ${state}`
    : '\u00a0';
  return (
    <div className={clsx(page.page, isPhone && styles.small)}>
      <PageTitle title={t('orders.title')} />
      <div>
        <PageHeader
          // On a phone the way back stands in the bar at its lower edge.
          back={isPhone ? undefined : { to: PATHS.dashboard(), label: t('frame.dashboard') }}
          title={t('orders.title')}
          context={isPhone ? undefined : context}
          actions={<OrdersTools isSmall={isPhone} view={view} onView={setView} />}
        />
        {isPhone ? <p className={page.muted}>{context}</p> : null}
      </div>
      <BellNotice />
      <OrderingBar isFolded={isPhone} />
      <OrdersPanel view={view} />
    </div>
  );
};
