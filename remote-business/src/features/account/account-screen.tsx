import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, Button, PageHeader } from '@tavolina/shared-ui';
import { Tabs } from '@tavolina/shared-ui/overlays';
import { ComingSoon } from '../../lib/coming-soon.tsx';
import page from '../../lib/page.module.css';
import { PageTitle } from '../../lib/page-title.tsx';
import { useUrlParams } from '../../lib/use-url-params.ts';
import styles from './account.module.css';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';

const TABS = ['profile', 'security', 'billing', 'notifications'] as const;

const Security = () => {
  const { t } = useTranslation('business');
  return (
    <>
      <PasswordSection />
      <div className={styles.buttons}>
        {(['twoFactor', 'sessions'] as const).map((name) => (
          <Button key={name} disabled>
            {t(`account.${name}`)} <Badge tone="outline">{t('soon.badge')}</Badge>
          </Button>
        ))}
      </div>
    </>
  );
};

/** The owner's account: who the place is, and how it signs in. */
export const AccountScreen = () => {
  const { t } = useTranslation('business');
  const [params, setParams] = useUrlParams();
  const current = TABS.find((tab) => tab === params.get('tab')) ?? 'profile';
  const panels = {
    profile: <ProfileSection />,
    security: <Security />,
    billing: <ComingSoon />,
    notifications: <ComingSoon />,
  };
  return (
    <div className={page.form}>
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
