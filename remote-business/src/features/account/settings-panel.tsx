import { useTranslation } from '@tavolina/shared-api/runtime';
import { Tabs } from '@tavolina/shared-ui/overlays';
import { useState } from 'react';
import { AppearanceSection } from './appearance-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';

const TABS = ['profile', 'account', 'appearance', 'notifications'] as const;

/** The settings of the dashboard. */
export const SettingsPanel = () => {
  const { t } = useTranslation('business');
  const [current, setCurrent] = useState<(typeof TABS)[number]>('profile');
  const panels = {
    profile: <ProfileSection alwaysEdits />,
    account: <PasswordSection />,
    appearance: <AppearanceSection />,
    notifications: <MailsSection />,
  };
  return (
    <Tabs
      label={t('dashboard.tab.settings')}
      tabs={TABS.map((value) => ({
        value,
        label: t(`dashboard.settings.${value}`),
        panel: panels[value],
      }))}
      value={current}
      onChange={setCurrent}
    />
  );
};
