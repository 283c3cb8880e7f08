import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { BADGE_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { usePageState } from '@tavolina/shared-console/page/page-state.ts';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { useAcceptsOrders } from '@tavolina/shared-console/place/accepts-orders.ts';
import { profileQuery } from '@tavolina/shared-console/place/profile-query.ts';
import { Badge, Notice, PageHeader } from '@tavolina/shared-ui';
import { Tabs } from '@tavolina/shared-ui/overlays';
import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AskCity } from '../../lib/asks/ask-city.tsx';
import { AskHours } from '../../lib/asks/ask-hours.tsx';
import { AskLocation } from '../../lib/asks/ask-location.tsx';
import { useUrlParams } from '../../lib/lists/use-url-params.ts';
import { PreservedQueryContext } from '../../lib/pages/preserved-query-context.ts';
import { NewMenuLink } from '../../lib/plans/new-menu-link.tsx';
import { LongDate } from './long-date.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import { UpgradePrompt } from './upgrade-prompt.tsx';
import { useSubscribed } from './use-subscribed.ts';

const TABS = ['overview', 'orders', 'menu', 'settings'] as const;

/** Where an owner begins: the day, the orders, the menus and the settings, as far as the plan goes. */
export const DashboardScreen = ({
  panels,
  lead,
}: {
  panels: Record<'orders' | 'menu' | 'settings', ReactNode>;
  /** What leads a new place on, with what is said to owners below the plan with orders. */
  lead: (upgrade: ReactNode) => ReactNode;
}) => {
  const { t } = useTranslation('business');
  const { data: profile } = useQuery(profileQuery);
  const acceptsOrders = useAcceptsOrders();
  const [params, setParams] = useUrlParams();
  const state = usePageState();
  const hasSubscribed = useSubscribed();
  // What led here is said once, not on each way back through the history.
  const [came] = useState(state);
  const news =
    (hasSubscribed && 'subscribed') ||
    (came.cancelSuccess && 'cancelled') ||
    (came.skipSubscription && 'skipped');

  const wanted = TABS.find((tab) => tab === params.get('tab')) ?? 'overview';
  const isOpen = (tab: (typeof TABS)[number]): boolean =>
    acceptsOrders || tab === 'menu' || tab === 'settings';
  const current = isOpen(wanted) ? wanted : 'menu';
  const lock = (
    <Badge tone="outline" icon={<Lock {...BADGE_ICON} />}>
      {t('plans.name.standard')}
    </Badge>
  );
  const all = { overview: acceptsOrders ? <OverviewPanel /> : null, ...panels };
  return (
    <div className={page.page}>
      <PageTitle title={t('frame.dashboard')} />
      <PageHeader
        title={profile ? t('dashboard.hello', { name: profile.business_name }) : t('frame.dashboard')}
        context={<LongDate />}
        actions={
          <div className={page.line}>
            <NewMenuLink />
          </div>
        }
      />
      {news ? <Notice tone="success">{t(`dashboard.notice.${news}`)}</Notice> : null}
      {current === 'settings' ? null : (
        <>
          <AskCity />
          <AskLocation />
          <AskHours />
        </>
      )}
      {lead(acceptsOrders ? null : <UpgradePrompt />)}
      <PreservedQueryContext value={[['tab', current]]}>
        <Tabs
          label={t('tabs.label')}
          tabs={TABS.map((value) => ({
            value,
            label: t(`dashboard.tab.${value}`),
            disabled: !isOpen(value),
            badge: isOpen(value) ? null : lock,
            panel: all[value],
          }))}
          value={current}
          onChange={(tab) => setParams([['tab', tab]])}
        />
      </PreservedQueryContext>
    </div>
  );
};
