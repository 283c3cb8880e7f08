import { CURRENCIES, type Currency, type PriceChange } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { isRefusal } from '@tavolina/shared-console/page/refusal.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Button, currencySign, formatMoney, Notice, TextField } from '@tavolina/shared-ui';
import { useSentForm } from '../../form/use-sent-form.ts';
import { priceText, readPrice } from '../price-text.ts';
import styles from './coming-prices.module.css';
import { wrongPrice } from './price-rules.ts';
import type { PricedThing } from './priced-thing.ts';
import { usePlanPrices } from './use-plan-prices.ts';
import { usePlannedDays } from './use-planned-days.ts';

interface Typed {
  starts_on: string;
  prices: Partial<Record<Currency, string>>;
}

const isSomething = (prices: Typed['prices']): boolean =>
  Object.values(prices).some((text) => text.trim() !== '');

/** Plans new prices of an item or an option for a day, or changes and cancels planned ones (product.md §475). */
export const ComingPriceForm = ({
  menuId,
  thing,
  planned,
  onPlanned,
}: {
  menuId: string;
  thing: PricedThing;
  /** What is changed here; undefined for a new plan. */
  planned: PriceChange | undefined;
  onPlanned: () => void;
}) => {
  const { t, i18n } = useTranslation('business');
  const failureText = useFailureText();
  const plan = usePlanPrices(menuId);
  const days = usePlannedDays();
  const thing_id = thing.id;
  const own = thing.default_currency;
  const present = new Map(thing.prices.map(({ currency, price }) => [currency, price]));
  const currencies = [
    own,
    ...CURRENCIES.filter(
      (currency) => currency !== own && (present.has(currency) || planned?.prices[currency] !== undefined),
    ),
  ];
  const textOf = (currency: Currency): string => {
    const price = planned?.prices[currency];
    return price === undefined ? '' : priceText(price, currency, i18n.language);
  };
  const { form, sending, field, submit } = useSentForm<Typed, PriceChange[]>(
    {
      starts_on: planned?.starts_on ?? '',
      prices: Object.fromEntries(currencies.map((currency) => [currency, textOf(currency)])),
    },
    ({ starts_on, prices }) => {
      const said = currencies.filter((currency) => prices[currency]?.trim());
      const amounts = said.map((currency) => [currency, readPrice(prices[currency] ?? '')]);
      const isMoved = planned !== undefined && planned.starts_on !== starts_on;
      return plan([
        { thing_id, starts_on, prices: Object.fromEntries(amounts) },
        ...(isMoved ? [{ thing_id, starts_on: planned.starts_on, prices: {} }] : []),
      ]);
    },
    {
      isRepeatable: true,
      onGoOn: onPlanned,
      nameOf: (path) => path.replace(/^changes\.0\./, ''),
    },
  );
  const takeBack = useSentForm(
    {},
    () => plan([{ thing_id, starts_on: planned?.starts_on ?? '', prices: {} }]),
    {
      isRepeatable: true,
      onGoOn: onPlanned,
    },
  );
  const hintOf = (currency: Currency): string => {
    const price = present.get(currency);
    if (price === undefined) return t('prices.stays');
    const now = formatMoney(price, currency, i18n.language);
    return currency === own ? t('prices.now', { now }) : t('prices.nowOrEmpty', { now });
  };
  const failure = sending.error ?? takeBack.sending.error;
  const isSaidAtField = isRefusal(sending.error) && Object.keys(form.formState.errors).length > 0;
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <p>{t('prices.text')}</p>
      {failure && !isSaidAtField ? (
        <Notice tone="danger" title={t('prices.notPlanned')}>
          {failureText(failure)}
        </Notice>
      ) : null}
      <TextField
        type="date"
        label={t('prices.day')}
        min={days.first}
        max={days.last}
        {...field('starts_on', { required: t('prices.tooEarly'), validate: days.validate })}
      />
      {currencies.map((currency) => (
        <TextField
          key={currency}
          label={t('editor.priceIn', { currency: t(`currency.${currency}`) })}
          inputMode="decimal"
          autoComplete="off"
          suffix={currencySign(currency)}
          hint={hintOf(currency)}
          {...field(`prices.${currency}`, {
            validate: (text = '', { prices }) => {
              const wrong = wrongPrice(text, currency, thing.kind);
              if (wrong) return t(`prices.${wrong}`);
              return currency !== own || isSomething(prices) || t('prices.needed');
            },
          })}
        />
      ))}
      <div className={page.line}>
        <Button type="submit" busy={sending.isPending}>
          {t(planned ? 'prices.save' : 'prices.planIt')}
        </Button>
        {planned ? (
          <Button
            variant="danger-quiet"
            busy={takeBack.sending.isPending}
            onClick={() => void takeBack.submit()}
          >
            {t('prices.takeBack')}
          </Button>
        ) : null}
      </div>
    </form>
  );
};
