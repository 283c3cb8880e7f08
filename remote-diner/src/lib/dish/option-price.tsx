import {
  type ChoosableOption,
  type Currency,
  type EuroRates,
  priceIn,
  toDecimal,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatMoney } from '@tavolina/shared-ui';
import styles from './dish-sheet.module.css';
import { FewLeft } from './few-left.tsx';

/** What prices of options are shown by. */
export interface PriceView {
  currency: Currency;
  rates: EuroRates;
}

/** What an option costs beside its dish, more or less, or why it cannot be had; nothing where it costs nothing. */
export const OptionPrice = ({
  option,
  isThere,
  isFree,
  currency,
  rates,
}: PriceView & { option: ChoosableOption; isThere: boolean; isFree: boolean }) => {
  const { t, i18n } = useTranslation('diner');
  if (!isThere) return <span className={styles.soldOut}>{t('dish.soldOut')}</span>;
  const few = <FewLeft stock={option.stock} className={styles.fewLeft} />;
  const minor = priceIn(option, currency, rates) ?? 0;
  if (minor === 0) return few;
  const price = `${minor < 0 ? '−' : '+'}${formatMoney(toDecimal(Math.abs(minor)), currency, i18n.language)}`;
  if (!isFree || minor < 0)
    return (
      <>
        {few} <span>{price}</span>
      </>
    );
  return (
    <>
      {few}{' '}
      <span className={styles.free}>
        <s aria-hidden="true">{price}</s> {t('dish.isFree')}
      </span>
    </>
  );
};
