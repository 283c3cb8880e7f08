import type { OrderStats } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { formatCount, visuallyHidden } from '@tavolina/shared-ui';
import clsx from 'clsx';
import styles from './figures.module.css';

/** What was chosen most in the period (product.md §411); nothing where nothing could be chosen. */
export const BestChoices = ({ choices = [] }: { choices: OrderStats['period']['best_choices'] }) => {
  const { t, i18n } = useTranslation('business');
  if (choices.length === 0) return null;
  return (
    <section className={page.card} aria-labelledby="best-choices">
      <h2 id="best-choices">{t('dashboard.bestChoices')}</h2>
      <table className={clsx(styles.figures, styles.sellers)}>
        <thead className={visuallyHidden}>
          <tr>
            <th scope="col">{t('dashboard.choice')}</th>
            <th scope="col">{t('dashboard.sold')}</th>
          </tr>
        </thead>
        <tbody>
          {choices.map(({ group, name, quantity }) => (
            <tr key={JSON.stringify([group, name])}>
              <th scope="row">
                {name} <span className={page.muted}>{group}</span>
              </th>
              <td>{formatCount(quantity, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
