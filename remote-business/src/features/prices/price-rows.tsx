import type { EuroRates } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { currencySign, formatMoney, TextField } from '@tavolina/shared-ui';
import type { UseFormReturn } from 'react-hook-form';
import { wrongPrice } from '../../lib/menus/coming-prices/price-rules.ts';
import type { PricedThing } from '../../lib/menus/coming-prices/priced-thing.ts';
import { type ManyValues, namedPrices } from './many-values.ts';
import styles from './prices.module.css';

interface RowsProps {
  form: UseFormReturn<ManyValues>;
  rates: EuroRates | undefined;
}

/** A thing with what it costs now, and fields for what it will cost. */
const Row = ({
  form: { register, formState },
  rates,
  index,
  thing,
}: RowsProps & { index: number; thing: PricedThing }) => {
  const { t, i18n } = useTranslation('business');
  const errors = formState.errors.rows?.[index]?.prices;
  return (
    <li className={styles.row}>
      <p className={styles.what}>{thing.name}</p>
      <div className={styles.fields}>
        {namedPrices(thing, rates).map(({ currency, price }) => (
          <div key={currency} className={styles.pair}>
            <span className={page.muted}>{formatMoney(price, currency, i18n.language)}</span>
            <TextField
              hideLabel
              label={t('prices.newOf', { currency: t(`currency.${currency}`), name: thing.name })}
              inputMode="decimal"
              autoComplete="off"
              suffix={currencySign(currency)}
              error={errors?.[currency]?.message}
              {...register(`rows.${index}.prices.${currency}`, {
                validate: (text = '') => {
                  const wrong = wrongPrice(text, currency, thing.kind);
                  return wrong === undefined || t(`prices.${wrong}`);
                },
              })}
            />
          </div>
        ))}
      </div>
    </li>
  );
};

/** All of a menu that has a price, with that and the new one beside it (product.md §476). */
export const PriceRows = ({ things, ...rows }: RowsProps & { things: readonly PricedThing[] }) => {
  const { t } = useTranslation('business');
  return (
    <ul aria-label={t('prices.rows')}>
      {things.map((thing, index) => (
        <Row key={thing.id} {...rows} index={index} thing={thing} />
      ))}
    </ul>
  );
};
