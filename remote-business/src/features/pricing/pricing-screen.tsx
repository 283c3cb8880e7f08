import { type BillingInterval, LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { ButtonLink, visuallyHidden } from '@tavolina/shared-ui';
import { useState } from 'react';
import layout from '../../lib/pages/public.module.css';
import { BillingToggle } from '../../lib/plans/plan-cards.tsx';
import { PlanComparison } from '../../lib/plans/plan-comparison.tsx';
import { PlanOffersSection } from '../../lib/plans/plan-offers-section.tsx';
import { useOffers } from '../../lib/plans/plans-query.ts';
import styles from './pricing.module.css';

const SALES = 'shitje@tavolina.al';
const QUESTIONS = ['card', 'trialEnd', 'change', 'payout', 'commission', 'cancel'] as const;
const VOICES = ['kitchen', 'beach', 'tourists'] as const;

/** What the plans cost, and what people ask about them. */
export const PricingScreen = () => {
  const { t } = useTranslation('business');
  const plans = useOffers();
  const [interval, chooseInterval] = useState<BillingInterval>('month');
  return (
    <>
      <PageTitle title={t('pricing.title')} />
      <section className={layout.section}>
        <div className={styles.head}>
          <h1>{t('pricing.headline')}</h1>
          <p className={layout.lead}>{t('pricing.lead', { days: LIMITS.trialDays })}</p>
          {plans.error && !plans.data ? null : (
            <BillingToggle offers={plans.data ?? []} interval={interval} onChange={chooseInterval} />
          )}
        </div>
        <h2 className={visuallyHidden}>{t('plans.title')}</h2>
        <PlanOffersSection isUrgent plans={plans} interval={interval}>
          {(offers) => <PlanComparison offers={offers} />}
        </PlanOffersSection>
      </section>
      <section className={layout.section} aria-labelledby="questions">
        <div className={styles.questions}>
          <div>
            <h2 id="questions">{t('pricing.questions')}</h2>
            <p className={layout.muted}>
              {t('pricing.notFound')} <a href={`mailto:${SALES}`}>{t('pricing.sales')}</a>
            </p>
          </div>
          <div>
            {QUESTIONS.map((question, index) => (
              <details key={question} open={index === 0}>
                <summary>{t(`pricing.question.${question}.title`)}</summary>
                <p>{t(`pricing.question.${question}.text`, { days: LIMITS.trialDays })}</p>
              </details>
            ))}
          </div>
        </div>
      </section>
      <section className={layout.section} aria-label={t('pricing.voices')}>
        <ul className={styles.voices}>
          {VOICES.map((voice) => (
            <li key={voice}>
              <figure>
                <blockquote>{t(`pricing.voice.${voice}.text`)}</blockquote>
                <figcaption>{t(`pricing.voice.${voice}.who`)}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
      <section className={layout.section} aria-labelledby="begin">
        <h2 id="begin">{t('pricing.cta')}</h2>
        <p className={layout.lead}>{t('pricing.ctaText')}</p>
        <div>
          <ButtonLink size="lg" to={PATHS.signup}>
            {t('plans.freeStart')}
          </ButtonLink>
        </div>
      </section>
    </>
  );
};
