import { askToInstall, canInstall, onInstallOffer } from '@tavolina/shared-api/client';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button } from '@tavolina/shared-ui';
import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** Installs the app with a press, where the browser offers that (product.md §319). */
export const InstallOffer = () => {
  const { t } = useTranslation('business');
  const isOffered = useSyncExternalStore(onInstallOffer, canInstall);
  if (!isOffered) return null;
  return (
    <>
      <p>{t('push.installWhy')}</p>
      <Button icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={askToInstall}>
        {t('push.install')}
      </Button>
    </>
  );
};
