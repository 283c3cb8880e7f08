import { serverNow } from '@tavolina/shared-api/client';
import { LIMITS } from '@tavolina/shared-api/contract';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, counted, formatTime, PageHeader, SegmentedControl } from '@tavolina/shared-ui';
import { Columns3, CookingPot, List } from 'lucide-react';
import { use } from 'react';
import { BellNotice } from '../../lib/bell-notice.tsx';
import { MEDIUM_ICON } from '../../lib/icon.ts';
import { LiveOrdersContext } from '../../lib/live-orders-context.ts';
import { ordersQuery } from '../../lib/orders-query.ts';
import page from '../../lib/page.module.css';
import { PageTitle } from '../../lib/page-title.tsx';
import { PATHS } from '../../lib/paths.ts';
import { useDeviceChoice } from '../../lib/use-device-choice.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { BellSwitch } from './bell-switch.tsx';
import { OrderingBar } from './ordering-bar.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import type { OrdersView } from './orders-view.ts';

/** On such screens the board is the default: the list would show little more than its filters. */
const PHONE = '(max-width: 767px)';

const ICONS = { list: List, board: Columns3 };

/** The business's orders on a page of their own: a list to search, or the board for the rush. */
export const OrdersScreen = () => {
  const { t, i18n } = useTranslation('business');
  const { data, dataUpdatedAt } = useQuery(ordersQuery);
  const { isLive } = use(LiveOrdersContext);
  const [view, setView] = useDeviceChoice<OrdersView>(
    'tavolina-orders-view',
    useMediaQuery(PHONE) ? ['board', 'list'] : ['list', 'board'],
  );
  // Beyond them the server sends no more: how many there are in all is not known (product.md §80).
  const isCut = data !== undefined && data.length >= LIMITS.businessOrders;
  // By the server's clock, as the orders' own times are (product.md §127).
  const at = formatTime(new Date(dataUpdatedAt + serverNow() - Date.now()).toISOString());
  const state = t(isLive ? 'board.live' : 'board.asking', { at });
  return (
    <div className={page.page}>
      <PageTitle title={t('orders.title')} />
      <PageHeader
        back={{ to: PATHS.dashboard(), label: t('frame.dashboard') }}
        title={t('orders.title')}
        context={
          data
            ? `${t(isCut ? 'orders.newest' : 'orders.count', counted(data.length, i18n.language))} · ${state}`
            : '\u00a0'
        }
        actions={
          <div className={page.line}>
            <BellSwitch />
            <ButtonLink to={PATHS.kitchen} variant="quiet" icon={<CookingPot {...MEDIUM_ICON} />}>
              {t('kitchen.title')}
            </ButtonLink>
            <SegmentedControl
              label={t('board.view')}
              options={(['board', 'list'] as const).map((value) => {
                const Icon = ICONS[value];
                return {
                  value,
                  icon: <Icon {...MEDIUM_ICON} />,
                  label: t(`board.${value}`),
                };
              })}
              value={view}
              onChange={setView}
            />
          </div>
        }
      />
      <BellNotice />
      <OrderingBar />
      <OrdersPanel view={view} />
    </div>
  );
};
