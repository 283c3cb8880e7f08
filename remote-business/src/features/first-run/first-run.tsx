import { LIMITS } from '@tavolina/shared-api/contract';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { useFocusNear } from '@tavolina/shared-console/page/use-focus-near.ts';
import { Button, ButtonLink, Cover, IconButton, Notice } from '@tavolina/shared-ui';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { SuccessNotice } from '../../lib/form/success-notice.tsx';
import { chosenPlanParams } from '../../lib/plans/chosen-plan.ts';
import { RECOMMENDED_TIER } from '../../lib/plans/plan-offers.ts';
import { planUsageQuery } from '../../lib/plans/plan-usage-query.ts';
import styles from './first-run.module.css';
import { STEPS, type Step, useFirstRun } from './use-first-run.ts';

/**
 * Leads a new place from its sign-up to a first test order (product.md §72). `upgrade` says what the next plan brings: below
 * the steps, in their place once they are over, and not at the step that leads there itself.
 */
export const FirstRun = ({ upgrade }: { upgrade: ReactNode }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const hasTrial = useQuery(planUsageQuery).data?.trial_available;
  const { isOpen, done, next, menu, profile, sample, test, markSeen, close } = useFirstRun();
  // Each step goes by what it does.
  const moveFocus = useFocusNear();
  const pressed = (act: () => void) => () => {
    moveFocus();
    act();
  };
  if (test.isSuccess) return <SuccessNotice>{t('firstRun.arrived')}</SuccessNotice>;
  if (!isOpen) return upgrade;

  const error = sample.error ?? test.error;
  const actions: Partial<Record<Step, ReactNode>> = {
    menu: (
      <>
        <Button variant="action" busy={sample.isPending} onClick={pressed(() => sample.mutate())}>
          {t('firstRun.fromSample')}
        </Button>
        <ButtonLink to={PATHS.createMenu}>{t('firstRun.own')}</ButtonLink>
      </>
    ),
    preview: menu ? (
      <>
        <ButtonLink
          variant="action"
          to={PATHS.publicMenu(menu.id)}
          target="_blank"
          onClick={pressed(markSeen)}
        >
          {t('firstRun.look')}
        </ButtonLink>
        <ButtonLink to={PATHS.editMenu(menu.id)}>{t('firstRun.edit')}</ButtonLink>
      </>
    ) : null,
    orders: (
      <ButtonLink variant="action" to={`${PATHS.subscription}?${chosenPlanParams(RECOMMENDED_TIER)}`}>
        {t(hasTrial ? 'dashboard.upgrade' : 'dashboard.choosePlan')}
      </ButtonLink>
    ),
    test:
      menu && profile ? (
        <Button
          variant="action"
          busy={test.isPending}
          onClick={pressed(() => test.mutate({ menu, profile }))}
        >
          {t('firstRun.order')}
        </Button>
      ) : null,
  };
  return (
    <>
      <section className={styles.panel} aria-labelledby="first-run">
        <div className={styles.text}>
          <div className={page.between}>
            <h2 id="first-run">{t('firstRun.title')}</h2>
            <span className={page.muted}>
              {t('firstRun.progress', {
                done: STEPS.filter((step) => done[step]).length,
                count: STEPS.length,
              })}
            </span>
            <IconButton
              size="sm"
              label={t('firstRun.close')}
              icon={<X {...MEDIUM_ICON} />}
              onClick={pressed(close)}
            />
          </div>
          {error ? (
            <Notice tone="danger" title={t(sample.error ? 'menu.createFailed' : 'firstRun.orderFailed')}>
              {failureText(error)}
            </Notice>
          ) : null}
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li
                key={step}
                data-done={done[step] || undefined}
                aria-current={step === next ? 'step' : undefined}
              >
                <span className={styles.mark}>
                  {done[step] ? (
                    <Check size={18} strokeWidth={2} role="img" aria-label={t('firstRun.done')} />
                  ) : null}
                </span>
                <div>
                  <p className={styles.name}>{t(`firstRun.step.${step}.title`)}</p>
                  {step === next ? (
                    <>
                      <p className={page.muted}>
                        {step === 'orders' && !hasTrial
                          ? t('firstRun.step.orders.paid')
                          : t(`firstRun.step.${step}.text`, { days: LIMITS.trialDays })}
                      </p>
                      <div className={page.line}>{actions[step]}</div>
                    </>
                  ) : null}
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.cover}>
          <Cover name={t('firstRun.title')} cuisine="Tradicionale" items={[]} />
        </div>
      </section>
      {next === 'orders' ? null : upgrade}
    </>
  );
};
