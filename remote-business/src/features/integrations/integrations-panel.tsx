import { useAuth } from '@tavolina/shared-api/auth';
import { tierFacts } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { Notice } from '@tavolina/shared-ui';
import { KeysSection } from './keys-section.tsx';
import { PrintersSection } from './printers-section.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

/**
 * How the place connects its tills and printers. A plan without that still shows what there is, to end it; a plan that
 * is not known counts as one with it, because the server refuses where it is not.
 */
export const IntegrationsPanel = () => {
  const { t } = useTranslation('business');
  const canAdd = useAuth(({ tier }) => tier === null || tierFacts(tier).integrations);
  return (
    <>
      {canAdd ? null : (
        <Notice tone="info" action={<Link to={PATHS.subscription}>{t('menu.toPlans')}</Link>}>
          {t('integrations.needsPlan')}
        </Notice>
      )}
      <KeysSection canAdd={canAdd} />
      <WebhooksSection canAdd={canAdd} />
      <PrintersSection canAdd={canAdd} />
    </>
  );
};
