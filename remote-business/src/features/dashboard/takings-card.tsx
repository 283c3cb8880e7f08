import type { Takings } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { counted, formatMoney } from '@tavolina/shared-ui';
import styles from './figures.module.css';

const COLUMNS = ['cash', 'card', 'online', 'open'] as const;

/** What came in and what is open in the period, a currency a row, as it is collected (product.md §107). */
export const TakingsCard = ({ takings }: { takings: readonly Takings[] }) => {
  const { t, i18n } = useTranslation('business');
  return (
    <section className={page.card} aria-labelledby="takings">
      <h2 id="takings">{t('dashboard.takings')}</h2>
      {takings.length === 0 ? <p className={page.muted}>{t('dashboard.noTakings')}</p> : null}
      {takings.map(({ currency, open_orders, ...amounts }) => (
        <dl key={currency} className={styles.takings} aria-label={t(`currency.${currency}`)}>
          {COLUMNS.filter((column) => amounts[column] > 0).map((column) => (
            <div key={column}>
              <dt>
                {t(`dashboard.taken.${column}`)}
                {column === 'open'
                  ? ` · ${t('dashboard.openCount', counted(open_orders, i18n.language))}`
                  : null}
              </dt>
              <dd>{formatMoney(amounts[column], currency, i18n.language)}</dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  );
};
