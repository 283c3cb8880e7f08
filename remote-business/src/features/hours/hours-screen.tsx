import { useTranslation } from '@tavolina/shared-api/runtime';
import { BADGE_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { useAcceptsOrders } from '@tavolina/shared-console/place/accepts-orders.ts';
import { Badge, PageHeader } from '@tavolina/shared-ui';
import { Tabs } from '@tavolina/shared-ui/overlays';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUrlParams } from '../../lib/lists/use-url-params.ts';
import { HoursPanel } from './hours-panel.tsx';

const TABS = ['hours', 'orders'] as const;

/** When a place is open, and how it takes orders (product.md §300). */
export const HoursScreen = ({ orderSettings }: { orderSettings: ReactNode }) => {
  const { t } = useTranslation('business');
  const acceptsOrders = useAcceptsOrders();
  const [params, setParams] = useUrlParams();
  const current = acceptsOrders && params.get('tab') === 'orders' ? 'orders' : 'hours';
  const panels = { hours: <HoursPanel />, orders: acceptsOrders ? orderSettings : null };
  const lock = (
    <Badge tone="outline" icon={<Lock {...BADGE_ICON} />}>
      {t('plans.name.standard')}
    </Badge>
  );
  return (
    <div className={page.form}>
      <PageTitle title={t('hours.title')} />
      <PageHeader title={t('hours.title')} context={t('hours.context')} />
      <Tabs
        label={t('tabs.label')}
        tabs={TABS.map((value) => ({
          value,
          label: t(`hours.tab.${value}`),
          disabled: value === 'orders' && !acceptsOrders,
          badge: value === 'orders' && !acceptsOrders ? lock : null,
          panel: panels[value],
        }))}
        value={current}
        onChange={(tab) => setParams([['tab', tab]])}
      />
    </div>
  );
};
