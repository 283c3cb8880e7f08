import { LIMITS } from '@tavolina/shared-api/contract';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { ButtonLink, Skeleton } from '@tavolina/shared-ui';
import { ReceiptText } from 'lucide-react';
import { planUsageQuery } from '../../lib/plans/plan-usage-query.ts';
import styles from './dashboard.module.css';

/** What the next plan brings, for owners who take no orders yet. */
export const UpgradePrompt = () => {
  const { t } = useTranslation('business');
  const { data, isLoading } = useQuery(planUsageQuery);
  const hasTrial = data?.trial_available;
  return (
    <section className={styles.upgrade} aria-labelledby="upgrade">
      <ReceiptText {...ICON} size={28} />
      <h2 id="upgrade">{t('dashboard.upgradeTitle')}</h2>
      {isLoading ? (
        <Skeleton height="108px" radius="8px" />
      ) : (
        <>
          <p>{t(hasTrial ? 'dashboard.upgradeText' : 'dashboard.upgradePaid', { days: LIMITS.trialDays })}</p>
          <ButtonLink to={PATHS.subscription}>
            {t(hasTrial ? 'dashboard.upgrade' : 'dashboard.choosePlan')}
          </ButtonLink>
        </>
      )}
    </section>
  );
};
