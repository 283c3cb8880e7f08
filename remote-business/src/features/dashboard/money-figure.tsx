import type { Amount } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatMoney } from '@tavolina/shared-ui';
import styles from './figures.module.css';

/** An amount in the currency that leads, and small beside it what came in others (product.md §114). */
export const MoneyFigure = ({ amounts: [lead, ...others] }: { amounts: readonly Amount[] }) => {
  const { i18n } = useTranslation('business');
  const money = ({ amount, currency }: Amount): string => formatMoney(amount, currency, i18n.language);
  return (
    <>
      {lead ? money(lead) : null}
      {others
        .filter(({ amount }) => amount > 0)
        .map((other) => (
          <small key={other.currency} className={styles.beside}>
            {' '}
            {money(other)}
          </small>
        ))}
    </>
  );
};
