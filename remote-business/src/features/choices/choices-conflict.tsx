import { CURRENCIES, type Currency, type Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { currencySign } from '@tavolina/shared-ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useDeclaredText } from '../../lib/menus/declared/use-declared-text.ts';
import { type ClashAnswer, ClashNotice, type ClashTexts } from '../../lib/merge/clash-notice.tsx';
import type { ChoicesDraft } from './choices-draft.ts';
import type { ChoicesClash, ChoicesField } from './merged-choices.ts';

/** Words of the fields that the form itself names. */
const FIELD_WORDS = {
  'groups.order': 'choices.clash.groupOrder',
  'group.name': 'choices.name',
  'group.min': 'choices.min',
  'group.max': 'choices.max',
  'group.free': 'choices.free',
  'group.default': 'choices.default',
  'group.order': 'choices.clash.optionOrder',
  'group.isThere': 'clash.isThere',
  'option.name': 'choices.optionName',
  'option.available': 'choices.available',
  'option.is_default': 'choices.default',
  'option.allergens': 'editor.itemField.allergens',
  'option.diets': 'editor.itemField.diets',
  'option.currency': 'editor.mainCurrency',
  'option.isThere': 'clash.isThere',
} as const satisfies Record<Exclude<ChoicesField, `option.price.${Currency}`>, string>;

const priceOf = (field: ChoicesField): Currency | undefined =>
  CURRENCIES.find((currency) => field === `option.price.${currency}`);

const useChoicesTexts = (): ClashTexts<ChoicesField> => {
  const { t } = useTranslation('business');
  const { fieldText } = useDeclaredText();
  const withUnit = (field: ChoicesField, text: string): string => {
    const currency = priceOf(field);
    if (currency) return `${text} ${currencySign(currency)}`;
    return field === 'option.currency' ? t(`currency.${text as Currency}`) : text;
  };
  return {
    nameOf: ({ field, part }) => {
      const currency = priceOf(field);
      const word = currency
        ? t('choices.extra', { currency: t(`currency.${currency}`) })
        : t(FIELD_WORDS[field as keyof typeof FIELD_WORDS]);
      return part === '' ? word : `${part} · ${word}`;
    },
    textOf: ({ field }, value) => {
      const declared = fieldText(field.replace('option.', ''), value);
      if (declared !== undefined) return declared;
      if (field.endsWith('.isThere')) return t(value ? 'clash.stays' : 'clash.goes');
      if (typeof value === 'boolean') return t(value ? 'clash.yes' : 'clash.no');
      const text = [value].flat().join(', ').trim();
      return text === '' ? t('clash.none') : withUnit(field, text);
    },
  };
};

/** Somebody else saved the menu first, and both changed the same of its choices (product.md §409). */
export const ChoicesConflict = ({
  form,
  theirs,
  conflictsWith,
  ...notice
}: {
  form: UseFormReturn<ChoicesDraft>;
  theirs: Menu;
  conflictsWith: (theirs: Menu) => ChoicesClash[];
} & ClashAnswer) => {
  const { t } = useTranslation('business');
  const texts = useChoicesTexts();
  // What clashes follows what is typed.
  useWatch({ control: form.control });
  return (
    <ClashNotice {...notice} clashes={conflictsWith(theirs)} texts={texts} title={t('choices.conflict')} />
  );
};
