import { useQuery, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { profileQuery } from '@tavolina/shared-console/place/profile-query.ts';
import { PageHeader } from '@tavolina/shared-ui';
import { Tabs } from '@tavolina/shared-ui/overlays';
import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { useUrlParams } from '../../lib/lists/use-url-params.ts';
import { LazyPart, lazyCode } from '../../lib/pages/lazy-part.tsx';
import styles from './account.module.css';
import { LocationSection } from './location-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PlacesSection } from './places-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { PushSection } from './push-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

const TABS = ['profile', 'security', 'billing', 'notifications', 'integrations'] as const;

/**
 * What stands below the profile is shown once that has come. It takes more room than its skeleton, and a button that
 * moves between press and release is not pressed.
 */
const Profile = () => {
  const { isPending } = useQuery(profileQuery);
  return (
    <>
      <ProfileSection />
      <div hidden={isPending}>
        <LocationSection />
      </div>
      <div hidden={isPending}>
        <PlacesSection />
      </div>
    </>
  );
};

const supportViewsCode = lazyCode(
  'support-views',
  () => import(/* webpackChunkName: 'account-later' */ './support-views-section.tsx'),
);

const SupportViews = () => (
  <LazyPart query={useQuery(supportViewsCode)} height="160px">
    {({ SupportViewsSection }) => <SupportViewsSection />}
  </LazyPart>
);

const billingCode = lazyCode(
  'billing',
  () => import(/* webpackChunkName: 'account-later' */ './billing-tab.tsx'),
);

const Billing = () => (
  <LazyPart query={useQuery(billingCode)} height="480px">
    {({ BillingTab }) => <BillingTab />}
  </LazyPart>
);

const Security = () => (
  <>
    <PasswordSection />
    <TwoFactorSection />
    <SessionsSection />
    <SupportViews />
  </>
);

const Notifications = () => (
  <>
    <PushSection />
    <MailsSection />
  </>
);

/**
 * The account: profile, security, billing, notifications, and how the place connects tills and printers.
 * @param integrations content of the tab for tills and printers
 */
export const AccountScreen = ({ integrations }: { integrations: ReactNode }) => {
  const { t } = useTranslation('business');
  const [params, setParams] = useUrlParams();
  const client = useQueryClient();
  // Behind the first tab, so that its press need not wait.
  useEffect(() => void client.prefetchQuery(billingCode), [client]);
  const current = TABS.find((tab) => tab === params.get('tab')) ?? 'profile';
  const panels = {
    profile: <Profile />,
    security: <Security />,
    billing: <Billing />,
    notifications: <Notifications />,
    integrations,
  };
  return (
    <div className={clsx(page.form, styles.screen)}>
      <PageTitle title={t('account.title')} />
      <PageHeader title={t('account.title')} context={t('account.context')} />
      <Tabs
        label={t('tabs.label')}
        tabs={TABS.map((value) => ({ value, label: t(`account.tab.${value}`), panel: panels[value] }))}
        value={current}
        onChange={(tab) => setParams([['tab', tab]])}
      />
    </div>
  );
};
