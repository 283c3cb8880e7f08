import { LIMITS } from '@tavolina/shared-api/contract';
import { useLocation, useNavigate, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { ErrorState, Notice, PageHeader, Skeleton } from '@tavolina/shared-ui';
import page from '../../lib/page.module.css';
import { PageTitle } from '../../lib/page-title.tsx';
import { PATHS } from '../../lib/paths.ts';
import { useOffers } from '../../lib/plans-query.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { SUCCESS_MS, useLater } from '../../lib/use-later.ts';
import { SubscriptionPage } from './subscription-page.tsx';
import { paymentConfigQuery, subscriptionQuery } from './subscription-query.ts';
import { useSubscribe } from './use-subscribe.ts';

/** The plan a business has, and every other one. */
export const SubscriptionScreen = () => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { state } = useLocation() as {
    state: { fromSignup?: boolean; newUser?: boolean; needsPlan?: boolean } | null;
  };
  const { data: subscription, error, refetch } = useQuery(subscriptionQuery);
  const { data: config, error: configError } = useQuery(paymentConfigQuery);
  const plans = useOffers();
  const actions = useSubscribe();
  const { isSuccess } = actions.subscribe;
  useLater(isSuccess, SUCCESS_MS, () => void navigate(`${PATHS.dashboard()}?subscription_success=true`));

  const content = () => {
    if (error && subscription === undefined) {
      return (
        <ErrorState
          title={t('subscription.failed')}
          text={failureText(error)}
          onRetry={() => void refetch()}
        />
      );
    }
    if (plans.error && !plans.offers) {
      return (
        <ErrorState
          title={t('plans.failed')}
          text={failureText(plans.error)}
          onRetry={() => void plans.refetch()}
        />
      );
    }
    if (subscription === undefined || !plans.offers || (!config && !configError)) {
      return <Skeleton height="720px" radius="16px" />;
    }
    return (
      <SubscriptionPage subscription={subscription} offers={plans.offers} config={config} actions={actions} />
    );
  };
  return (
    <div className={page.form}>
      <PageTitle title={t('subscription.title')} />
      <PageHeader
        title={t(state?.fromSignup ? 'subscription.welcome' : 'subscription.title')}
        context={t(state?.fromSignup ? 'subscription.welcomeContext' : 'subscription.context', {
          days: LIMITS.trialDays,
        })}
      />
      {state?.newUser ? <Notice tone="success">{t('subscription.newUser')}</Notice> : null}
      {state?.needsPlan ? <Notice tone="attention">{t('subscription.needs')}</Notice> : null}
      {isSuccess ? <Notice tone="success">{t('subscription.done')}</Notice> : content()}
    </div>
  );
};
