import { type BillingInterval, FREE_TIER } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { ButtonLink, Skeleton } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';
import { chosenPlanParams } from './chosen-plan.ts';
import { PlanCards } from './plan-cards.tsx';
import { isRecommended, type PlanOffer } from './plan-offers.ts';
import styles from './plan-offers-section.module.css';
import type { useOffers } from './plans-query.ts';

/** Where a plan is taken by somebody who has no account yet. */
const signupPath = ({ tier }: PlanOffer, interval: BillingInterval): string =>
  tier === FREE_TIER ? PATHS.signup : `${PATHS.signup}?${chosenPlanParams(tier, interval)}`;

/** The plans for those who have none; they lead to the sign-up. `children` is what needs the plans besides, the comparison. */
export const PlanOffersSection = ({
  plans,
  interval,
  isUrgent = false,
  children,
}: {
  plans: ReturnType<typeof useOffers>;
  interval: BillingInterval;
  /** The recommended plan has the page's one red button. */
  isUrgent?: boolean;
  children?: (offers: readonly PlanOffer[]) => ReactNode;
}) => {
  const { t } = useTranslation('business');
  return (
    <QueryState
      query={plans}
      failed={t('plans.failed')}
      loading={
        <>
          <div className={styles.cards}>
            <Skeleton height="100%" radius="16px" />
          </div>
          {children ? (
            <div className={styles.more}>
              <Skeleton height="100%" radius="16px" />
            </div>
          ) : null}
        </>
      }
    >
      {(offers) => (
        <>
          <PlanCards
            offers={offers}
            interval={interval}
            action={(offer) => (
              <ButtonLink
                full
                variant={isUrgent && isRecommended(offer) ? 'action' : 'secondary'}
                to={signupPath(offer, interval)}
              >
                {offer.trialDays > 0
                  ? t('plans.startTrial', { count: offer.trialDays })
                  : t('plans.freeStart')}
              </ButtonLink>
            )}
          />
          {children?.(offers)}
        </>
      )}
    </QueryState>
  );
};
