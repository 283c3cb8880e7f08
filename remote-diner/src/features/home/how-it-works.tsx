import { useTranslation } from '@tavolina/shared-api/runtime';
import styles from './home.module.css';

const STEPS = ['choose', 'fill', 'pay'];

/** The three steps from hunger to table. */
export const HowItWorks = () => {
  const { t } = useTranslation('diner');
  return (
    <section className={styles.section} aria-labelledby="how">
      <h2 id="how">{t('home.how')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step}>
            <span className={styles.numeral} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{t(`home.step.${step}.title`)}</h3>
              <p>{t(`home.step.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};
