import { CURRENCIES, type Currency } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { currencySign, SegmentedControl } from '@tavolina/shared-ui';
import styles from './prices-row.module.css';

/** The currency prices are shown in, whose signs need no caption; changing it re-prices the menu and the cart (product.md §17). */
export const CurrencyChoice = ({
  value,
  onChange,
}: {
  value: Currency;
  onChange: (currency: Currency) => void;
}) => {
  const { t } = useTranslation('diner');
  return (
    <div className={styles.currency}>
      <SegmentedControl<Currency>
        label={t('menu.pricesIn')}
        value={value}
        options={CURRENCIES.map((code) => ({
          value: code,
          label: currencySign(code),
          name: t(`currency.${code}`),
        }))}
        onChange={onChange}
      />
    </div>
  );
};
