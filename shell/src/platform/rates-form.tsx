import { type DayRates, LIMITS, RATED_CURRENCIES, type RatesOfDay } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { TextArea, TextField } from '@tavolina/shared-ui';
import { type FormEvent, useState } from 'react';
import { FormButtons } from './form-buttons.tsx';
import styles from './history.module.css';
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
  onRates,
  onCancel,
}: {
  known: Pick<DayRates, 'date' | 'rates'>;
  /** Whether the day can be chosen. */
  isNew: boolean;
  busy: boolean;
  onRates: (date: string, rates: RatesOfDay) => void;
  onCancel: () => void;
}) => {
  const { t, i18n } = useTranslation('shell');
  const rateOf = (currency: string): string | undefined => {
    const rate = known.rates.find((each) => each.currency === currency)?.rate;
    return rate === undefined ? undefined : rateText(rate, i18n.language);
  };
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const rates = Object.fromEntries(
      RATED_CURRENCIES.map((currency) => [currency, readRate(form.get(currency))]),
    ) as Rates;
    const unread = RATED_CURRENCIES.filter((currency) => !(rates[currency] > 0));
    setWrong(unread);
    const reason = String(form.get('reason')).trim();
    if (unread.length === 0 && reason)
      onRates(isNew ? String(form.get('date')) : known.date, { rates, reason });
  };
  return (
    <form className={styles.reason} onSubmit={handleSubmit}>
      {isNew ? (
        <TextField
          type="date"
          name="date"
          label={t('platform.rates.day')}
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
          error={wrong.includes(currency) ? t('platform.rates.noRate') : undefined}
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
        name="reason"
        required
        maxLength={LIMITS.reviewComment}
      />
      <FormButtons doIt={t('platform.rates.store')} variant="action" busy={busy} onCancel={onCancel} />
    </form>
  );
};
