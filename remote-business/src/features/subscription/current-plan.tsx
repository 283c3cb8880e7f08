import { isSubscriptionUnpaid, type Subscription } from '@tavolina/shared-api/contract';
import { useNavigate, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import type { PageState } from '@tavolina/shared-console/page/page-state.ts';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Button, formatDate, formatMoney, Notice } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { ConfirmButton } from '../../lib/form/confirm-button.tsx';
import { SUCCESS_MS, useTimeout } from '../../lib/use-timeout.ts';
import { DaysLeft, PlanPeriod } from './plan-period.tsx';
import styles from './subscription.module.css';
import { SubscriptionBadge } from './subscription-badge.tsx';
import { shownCard, shownStatus } from './subscription-state.ts';
import type { useSubscribe } from './use-subscribe.ts';

const HINTS: Partial<Record<Subscription['status'], string>> = {
  past_due: 'pastDue',
  incomplete: 'incompleteText',
  canceled: 'accessUntil',
};

/** The plan a business has: its status, how long it lasts, and giving it up or taking it back (product.md §56). */
export const CurrentPlan = ({
  subscription,
  cancel,
  isResuming,
  onResume,
}: {
  subscription: Subscription;
  cancel: ReturnType<typeof useSubscribe>['cancel'];
  isResuming: boolean;
  onResume: () => void;
}) => {
  const { t, i18n } = useTranslation('business');
  const failureText = useFailureText();
  const navigate = useNavigate();
  useTimeout(
    cancel.isSuccess,
    SUCCESS_MS,
    () => void navigate(PATHS.dashboard(), { state: { cancelSuccess: true } satisfies PageState }),
  );
  const status = shownStatus(subscription);
  const date = formatDate(subscription.current_period_end);
  const hint = HINTS[status] ?? (status === 'trialing' && !subscription.card ? 'noCard' : undefined);
  return (
    <section className={page.card} aria-labelledby="plan">
      <div className={clsx(page.between, styles.planHead)}>
        <h2 id="plan">
          {t(`plans.name.${subscription.tier}`)} <SubscriptionBadge status={status} />
        </h2>
        <DaysLeft subscription={subscription} />
      </div>
      <p className={page.muted}>
        {t(`subscription.price.${subscription.interval}`, {
          price: formatMoney(subscription.price, 'EUR', i18n.language),
        })}
        {subscription.card ? ` · ${t('subscription.card', shownCard(subscription.card))}` : null}
      </p>
      <PlanPeriod subscription={subscription} />
      {/* The answer to giving it up says the same. */}
      {hint && !cancel.isSuccess ? (
        <Notice tone={status === 'past_due' ? 'danger' : 'info'}>
          {t(`subscription.${hint}`, { date })}
        </Notice>
      ) : null}
      {cancel.isSuccess ? <Notice tone="success">{t('subscription.cancelled', { date })}</Notice> : null}
      {cancel.error ? (
        <Notice tone="danger" title={t('subscription.cancelFailed')}>
          {failureText(cancel.error)}
        </Notice>
      ) : null}
      <div className={styles.buttons}>
        {status === 'canceled' ? (
          <Button variant="action" busy={isResuming} onClick={onResume}>
            {t('subscription.resubscribe')}
          </Button>
        ) : (
          <ConfirmButton
            variant="danger-quiet"
            busy={cancel.isPending}
            question={{
              title: t('subscription.cancelTitle'),
              text: t(
                isSubscriptionUnpaid(subscription)
                  ? 'subscription.cancelUnpaidText'
                  : 'subscription.cancelText',
                {
                  date,
                },
              ),
              confirmLabel: t('subscription.cancelConfirm'),
              cancelLabel: t('subscription.goBack'),
              onConfirm: () => cancel.mutate(),
            }}
          >
            {t('subscription.cancel')}
          </ConfirmButton>
        )}
      </div>
    </section>
  );
};
