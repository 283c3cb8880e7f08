import { CURRENCIES, type Currency } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, currencySign, TextField } from '@tavolina/shared-ui';
import { Plus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import styles from './editor.module.css';
import type { Editor, ItemPath } from './editor-types.ts';
import { convertedText } from './menu-draft.ts';
import { priceText, readPrice } from './price-text.ts';
import { useProblemsAt } from './use-problems-at.ts';

/** The prices of an item: its own currency first, then those it has besides. */
export const PriceFields = ({ editor: { form, rates }, path }: { editor: Editor; path: ItemPath }) => {
  const { t } = useTranslation('business');
  const [currency, prices, isEuroConverted] = useWatch({
    control: form.control,
    name: [`${path}.currency`, `${path}.prices`, `${path}.isEuroConverted`],
  });
  const { sentenceAt, forgetAt } = useProblemsAt(form);
  const shown = [
    currency,
    ...CURRENCIES.filter((other) => other !== currency && prices[other] !== undefined),
  ];
  const missing = CURRENCIES.find((other) => prices[other] === undefined && other !== currency);

  const setPrice = (which: Currency, text: string | undefined): void => {
    const { [which]: _old, ...others } = prices;
    const next: typeof prices = text === undefined ? others : { ...prices, [which]: text };
    if (which === currency && isEuroConverted && rates)
      next.EUR = convertedText(readPrice(text ?? ''), currency, 'EUR', rates);
    form.setValue(`${path}.prices`, next, { shouldDirty: true });
    if (which === 'EUR' && isEuroConverted) form.setValue(`${path}.isEuroConverted`, false);
    forgetAt(`${path}.prices.${which}`);
  };
  const hintOf = (which: Currency): string | undefined => {
    if (which === currency) return t('editor.mainCurrency');
    if (which !== 'EUR' || !isEuroConverted) return undefined;
    return rates ? t('editor.converted', { rate: priceText(rates[currency]) }) : undefined;
  };
  return (
    <fieldset className={styles.prices}>
      <legend>{t('editor.prices')}</legend>
      {shown.map((which) => (
        <TextField
          key={which}
          hideLabel
          label={t('editor.priceIn', { currency: t(`currency.${which}`) })}
          inputMode="decimal"
          autoComplete="off"
          suffix={currencySign(which)}
          value={prices[which] ?? ''}
          hint={hintOf(which)}
          error={sentenceAt(`${path}.prices.${which}`)}
          onChange={({ target }) => setPrice(which, target.value)}
          onBlur={({ target }) => {
            // Emptied on leaving: no price in this currency any more.
            if (which !== currency && target.value.trim() === '') setPrice(which, undefined);
          }}
        />
      ))}
      {missing ? (
        <Button
          className={styles.addPrice}
          icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setPrice(missing, '')}
        >
          {t('editor.addCurrency', { currency: t(`currency.${missing}`) })}
        </Button>
      ) : null}
    </fieldset>
  );
};
