import { LIMITS } from '@tavolina/shared-api/contract';
import { useNavigate, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { usePageState } from '@tavolina/shared-console/page/page-state.ts';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { Notice, PageHeader, Skeleton } from '@tavolina/shared-ui';
import { SuccessNotice } from '../../lib/form/success-notice.tsx';
import { planUsageQuery } from '../../lib/plans/plan-usage-query.ts';
import { useOffers } from '../../lib/plans/plans-query.ts';
import { SUCCESS_MS, useTimeout } from '../../lib/use-timeout.ts';
import { SubscriptionPage } from './subscription-page.tsx';
import { paymentConfigQuery, subscriptionQuery } from './subscription-query.ts';
import { useSubscribe } from './use-subscribe.ts';

/** The plan a business has, and every other one. */
export const SubscriptionScreen = () => {
  const { t } = useTranslation('business');
  const navigate = useNavigate();
  const { fromSignup, newUser, needsPlan } = usePageState();
  const subscription = useQuery(subscriptionQuery);
  const { data: config, error: configError } = useQuery(paymentConfigQuery);
  const usage = useQuery(planUsageQuery);
  const plans = useOffers();
  const actions = useSubscribe();
  const { isSuccess, variables } = actions.subscribe;
  useTimeout(isSuccess, SUCCESS_MS, () => void navigate(`${PATHS.dashboard()}?subscription_success=true`));

  const skeleton = <Skeleton height="720px" radius="16px" />;
  const content = (
    <QueryState query={subscription} failed={t('subscription.failed')} loading={skeleton}>
      {(current) => (
        <QueryState query={plans} failed={t('plans.failed')} loading={skeleton}>
          {(offers) => (
            <QueryState query={usage} failed={t('plans.failed')} loading={skeleton}>
              {({ trial_available: hasTrial }) =>
                config || configError ? (
                  <SubscriptionPage
                    subscription={current}
                    hasTrial={hasTrial}
                    offers={offers}
                    config={config}
                    actions={actions}
                  />
                ) : (
                  skeleton
                )
              }
            </QueryState>
          )}
        </QueryState>
      )}
    </QueryState>
  );
  return (
    <div className={page.form}>
      <PageTitle title={t('subscription.title')} />
      <PageHeader
        title={t(fromSignup ? 'subscription.welcome' : 'subscription.title')}
        context={t(fromSignup ? 'subscription.welcomeContext' : 'subscription.context', {
          days: LIMITS.trialDays,
        })}
      />
      {newUser ? <Notice tone="success">{t('subscription.newUser')}</Notice> : null}
      {needsPlan ? <Notice tone="attention">{t('subscription.needs')}</Notice> : null}
      {isSuccess ? <SuccessNotice>{t(`subscription.done.${variables.attempt}`)}</SuccessNotice> : content}
    </div>
  );
};
