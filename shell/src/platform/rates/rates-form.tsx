import { type DayRates, RATED_CURRENCIES, type RatesOfDay } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { TextArea, TextField } from '@tavolina/shared-ui';
import type { FormEvent } from 'react';
import { FormButtons } from '../form-buttons.tsx';
import styles from '../sections.module.css';
import { useWrongFields, type WrongFields } from '../use-wrong-fields.ts';
import { rateText } from './rate-text.ts';

type Rates = RatesOfDay['rates'];

/** A number as people write it, with a comma or a point. NaN for anything else. */
const readRate = (typed: FormDataEntryValue | null): number =>
  Number(
    String(typed ?? '')
      .trim()
      .replace(',', '.') || Number.NaN,
  );

/** Asks for the rates of a day with their source, or why they are corrected. Begins with the rates that are known. */
export const RatesForm = ({
  known,
  isNew,
  busy,
  refused,
  onRates,
  onCancel,
}: {
  known: Pick<DayRates, 'date' | 'rates'>;
  /** Whether the day can be chosen. */
  isNew: boolean;
  busy: boolean;
  /** What the server refused, by the names of the fields. */
  refused: WrongFields | undefined;
  onRates: (date: string, rates: RatesOfDay) => void;
  onCancel: () => void;
}) => {
  const { t, i18n } = useTranslation('shell');
  const rateOf = (currency: string): string | undefined => {
    const rate = known.rates.find((each) => each.currency === currency)?.rate;
    return rate === undefined ? undefined : rateText(rate, i18n.language);
  };
  const { form: element, errorOf, hasWrong, wrongText } = useWrongFields(refused);
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const rates = Object.fromEntries(
      RATED_CURRENCIES.map((currency) => [currency, readRate(form.get(currency))]),
    ) as Rates;
    const reason = String(form.get('reason')).trim();
    const date = isNew ? String(form.get('date')) : known.date;
    const wrong = {
      date: wrongText(date),
      ...Object.fromEntries(
        RATED_CURRENCIES.filter((currency) => !(rates[currency] > 0)).map((currency) => [
          `rates.${currency}`,
          t('platform.rates.noRate'),
        ]),
      ),
      reason: wrongText(reason),
    };
    if (!hasWrong(wrong)) onRates(date, { rates, reason });
  };
  return (
    <form ref={element} className={styles.reason} noValidate onSubmit={handleSubmit}>
      {isNew ? (
        <TextField
          type="date"
          name="date"
          label={t('platform.rates.day')}
          error={errorOf('date')}
          required
          max={known.date}
          defaultValue={known.date}
        />
      ) : null}
      {RATED_CURRENCIES.map((currency, place) => (
        <TextField
          key={currency}
          name={currency}
          label={t('platform.rates.perEuro', { currency })}
          error={errorOf(`rates.${currency}`)}
          required
          autoFocus={place === 0}
          autoComplete="off"
          inputMode="decimal"
          defaultValue={rateOf(currency)}
        />
      ))}
      <TextArea
        label={t('platform.rates.reason')}
        hint={t('platform.rates.reasonHint')}
        error={errorOf('reason')}
        name="reason"
        required
      />
      <FormButtons doIt={t('platform.rates.store')} variant="action" busy={busy} onCancel={onCancel} />
    </form>
  );
};
