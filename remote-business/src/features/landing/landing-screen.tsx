import { type BillingInterval, LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { ICON, MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { ButtonLink } from '@tavolina/shared-ui';
import { BookOpen, CalendarDays, ChartColumn, Check, Heart, Plug, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import layout from '../../lib/pages/public.module.css';
import { BillingToggle } from '../../lib/plans/plan-cards.tsx';
import { PlanOffersSection } from '../../lib/plans/plan-offers-section.tsx';
import { useOffers } from '../../lib/plans/plans-query.ts';
import { BoardSketch } from './board-sketch.tsx';
import { EmailStart } from './email-start.tsx';
import styles from './landing.module.css';

const CLAIMS = ['businesses', 'sales', 'uptime'] as const;
const FEATURES = [
  { name: 'menu', Icon: BookOpen },
  { name: 'orders', Icon: ReceiptText },
  { name: 'analytics', Icon: ChartColumn },
  { name: 'reservations', Icon: CalendarDays },
  { name: 'loyalty', Icon: Heart },
  { name: 'integrations', Icon: Plug },
] as const;
const STEPS = ['signup', 'menu', 'code', 'orders'] as const;

/** What owners get here, and how they begin. */
export const LandingScreen = () => {
  const { t } = useTranslation('business');
  const plans = useOffers();
  const [interval, chooseInterval] = useState<BillingInterval>('month');
  return (
    <>
      <PageTitle title={t('landing.title')} />
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>{t('landing.headline')}</h1>
          <p className={layout.lead}>{t('landing.lead')}</p>
          <div className={styles.buttons}>
            <ButtonLink size="lg" variant="action" to={PATHS.signup}>
              {t('landing.start')}
            </ButtonLink>
            <ButtonLink size="lg" to="/contact">
              {t('landing.demo')}
            </ButtonLink>
          </div>
          <p className={styles.small}>
            <Check {...MEDIUM_ICON} /> {t('landing.noCard', { days: LIMITS.trialDays })}
          </p>
        </div>
        <BoardSketch />
      </section>
      <div className={styles.band}>
        <dl>
          {CLAIMS.map((claim) => (
            <div key={claim}>
              <dt>{t(`landing.claim.${claim}.text`)}</dt>
              <dd>{t(`landing.claim.${claim}.figure`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <section className={layout.section} aria-labelledby="features">
        <h2 id="features">{t('landing.features')}</h2>
        <ul className={styles.features}>
          {FEATURES.map(({ name, Icon }) => (
            <li key={name}>
              <Icon {...ICON} size={24} />
              <h3>{t(`landing.feature.${name}.title`)}</h3>
              <p className={layout.muted}>{t(`landing.feature.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={layout.section} aria-labelledby="steps">
        <h2 id="steps">{t('landing.steps')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{t(`landing.step.${step}.title`)}</h3>
              <p className={layout.muted}>{t(`landing.step.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={layout.section} aria-labelledby="plans">
        <div className={layout.head}>
          <h2 id="plans">{t('plans.title')}</h2>
          {plans.error && !plans.data ? null : (
            <BillingToggle offers={plans.data ?? []} interval={interval} onChange={chooseInterval} />
          )}
        </div>
        <PlanOffersSection plans={plans} interval={interval} />
      </section>
      <section className={layout.section} aria-labelledby="begin">
        <EmailStart />
      </section>
    </>
  );
};
