import { CURRENCIES, type Currency } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button, currencySign, formatMoney, TextField } from '@tavolina/shared-ui';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { get } from 'react-hook-form';
import { converted } from '../../../lib/menus/converted.ts';
import { isPrice, priceText, readPrice } from '../../../lib/menus/price-text.ts';
import type { ItemDraft, MenuDraft } from '../draft/menu-draft.ts';
import type { Editor, ItemPath } from '../editor-types.ts';
import { useProblemsAt } from '../save/use-problems-at.ts';
import { useDebounced } from '../use-debounced.ts';
import styles from './price-fields.module.css';

/** Which prices an item has, and the euro that follows; nothing for an item that is just being removed. */
const shapeAt = (menu: MenuDraft, path: ItemPath) => {
  const item: ItemDraft | undefined = get(menu, path);
  const others = CURRENCIES.filter((other) => other !== item?.currency && item?.prices[other] !== undefined);
  return {
    currency: item?.currency ?? 'ALL',
    others: others.join(' '),
    isEuroConverted: item?.isEuroConverted,
    euro: item?.isEuroConverted ? item.prices.EUR : undefined,
    unreadable: CURRENCIES.filter((which) => !isPrice(item?.prices[which] ?? '')).join(' '),
  };
};

/** The prices of an item: its own currency first, then those it has besides. */
export const PriceFields = ({ editor: { form, rates }, path }: { editor: Editor; path: ItemPath }) => {
  const { t, i18n } = useTranslation('business');
  const { currency, others, isEuroConverted, euro, unreadable } = useDebounced(form, shapeAt, path);
  const euroField = useRef<HTMLInputElement>(null);
  const { sentenceAt, forgetAt } = useProblemsAt(form);
  const shown = [currency, ...CURRENCIES.filter((other) => others.includes(other))];
  const missing = CURRENCIES.find((which) => !shown.includes(which));

  useEffect(() => {
    if (euroField.current && euro !== undefined) euroField.current.value = euro;
  }, [euro]);
  const handleChange = (which: Currency, text: string): void => {
    forgetAt(`${path}.prices.${which}`);
    if (!isEuroConverted) return;
    if (which === 'EUR') form.setValue(`${path}.isEuroConverted`, false);
    // Set with each key, so that the next press finds it; its field shows it after a pause. Through the form,
    // it would copy the whole menu.
    if (which === currency && rates)
      form.getValues(`${path}.prices`).EUR = priceText(
        converted(readPrice(text), currency, 'EUR', rates),
        'EUR',
        i18n.language,
      );
  };
  const handleBlur = (which: Currency, text: string): void => {
    const prices = form.getValues(`${path}.prices`);
    if (which === currency) {
      if (euroField.current && isEuroConverted) euroField.current.value = prices.EUR ?? '';
    } else if (text.trim() === '') {
      // Emptied on leaving: no price in this currency any more.
      const { [which]: _gone, ...kept } = prices;
      // First, so that it is heard; afterwards nothing would change any more.
      form.setValue(`${path}.prices`, kept, { shouldDirty: true });
      // What is stored stays, so that the price that went counts as unsaved.
      form.unregister(`${path}.prices.${which}`, { keepDefaultValue: true });
    }
  };
  const sentenceOf = (which: Currency): string | undefined =>
    sentenceAt(`${path}.prices.${which}`) ?? (unreadable.includes(which) ? t('editor.noNumber') : undefined);
  const hintOf = (which: Currency): string | undefined => {
    if (which === currency) return t('editor.mainCurrency');
    if (which !== 'EUR' || !isEuroConverted) return undefined;
    return rates
      ? t('editor.converted', { rate: formatMoney(rates[currency], currency, i18n.language) })
      : undefined;
  };
  return (
    <fieldset className={styles.prices}>
      <legend>{t('editor.prices')}</legend>
      {shown.map((which) => {
        const { ref, ...field } = form.register(`${path}.prices.${which}`, {
          onChange: ({ target }) => handleChange(which, target.value),
          onBlur: ({ target }) => handleBlur(which, target.value),
        });
        return (
          <TextField
            key={which}
            hideLabel
            label={t('editor.priceIn', { currency: t(`currency.${which}`) })}
            inputMode="decimal"
            autoComplete="off"
            suffix={currencySign(which)}
            hint={hintOf(which)}
            error={sentenceOf(which)}
            {...field}
            ref={(element) => {
              ref(element);
              if (which === 'EUR') euroField.current = element;
            }}
          />
        );
      })}
      {missing ? (
        <Button
          className={styles.addPrice}
          icon={<Plus {...MEDIUM_ICON} />}
          onClick={() => form.setValue(`${path}.prices.${missing}`, '', { shouldDirty: true })}
        >
          {t('editor.addCurrency', { currency: t(`currency.${missing}`) })}
        </Button>
      ) : null}
    </fieldset>
  );
};
