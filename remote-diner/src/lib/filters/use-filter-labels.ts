import {
  type activeFilters,
  allergensIn,
  type Diet,
  languageOf,
  numberIn,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatMoney, useAllergenName, useDietName } from '@tavolina/shared-ui';

/** A filter that narrows a list. */
export type NarrowingFilter = ReturnType<typeof activeFilters>[number];

/** How each filter in force is called, by its value. */
export const useFilterLabels = (): Record<NarrowingFilter, (value: string) => string> => {
  const { t, i18n } = useTranslation('diner');
  const dietName = useDietName();
  const allergenName = useAllergenName();
  const text = (name: NarrowingFilter) => (value: string) => t(`tags.${name}`, { value });
  const code = (name: NarrowingFilter) => (value: string) => t(`${name}.${value}`, value);
  const price = (name: NarrowingFilter) => (value: string) =>
    t(`tags.${name}`, { value: formatMoney(Number(value), 'ALL', i18n.language) });
  return {
    q: text('q'),
    business_name: text('business_name'),
    menu_title: text('menu_title'),
    city: code('city'),
    cuisine_type: code('cuisine_type'),
    category: code('category'),
    price_range: code('price_range'),
    diet: (value) => dietName(value as Diet),
    without: (value) => t('tags.without', { value: allergensIn(value).map(allergenName).join(', ') }),
    min_price: price('min_price'),
    max_price: price('max_price'),
    rating_min: (value) =>
      t('tags.rating_min', { value: numberIn(languageOf(i18n.resolvedLanguage), value) }),
    available_only: () => t('filters.available_only'),
    takes_orders: () => t('filters.takes_orders'),
    open_now: () => t('filters.open_now'),
  };
};
