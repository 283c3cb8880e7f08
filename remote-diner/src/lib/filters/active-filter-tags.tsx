import { activeFilters, type Filters, languageOf, numberIn } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, FilterTag, formatMoney } from '@tavolina/shared-ui';
import type { RefObject } from 'react';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import styles from './filter-fields.module.css';

type NarrowingFilter = ReturnType<typeof activeFilters>[number];

/** How each filter in force is called, by its value. */
const useFilterLabels = (): Record<NarrowingFilter, (value: string) => string> => {
  const { t, i18n } = useTranslation('diner');
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
    min_price: price('min_price'),
    max_price: price('max_price'),
    rating_min: (value) =>
      t('tags.rating_min', { value: numberIn(languageOf(i18n.resolvedLanguage), value) }),
    available_only: () => t('filters.available_only'),
    takes_orders: () => t('filters.takes_orders'),
  };
};

/** The filters in force as removable tags, and one button for all when there are several. */
export const ActiveFilterTags = ({
  filters,
  heading,
  onChange,
  onClear,
}: {
  filters: Filters;
  /** Takes the focus once the last tag has been removed. */
  heading: RefObject<HTMLElement | null>;
  onChange: (change: Partial<Filters>) => void;
  onClear: () => void;
}) => {
  const { t } = useTranslation('diner');
  const labels = useFilterLabels();
  const active = activeFilters(filters);
  const { list, removing } = useFocusAfterRemoval<HTMLDivElement>(active.length, heading);
  if (active.length === 0) return null;
  const handleRemove = (name: NarrowingFilter): void => {
    removing(active.indexOf(name));
    onChange({ [name]: '' });
  };
  const handleClear = (): void => {
    removing();
    onClear();
  };
  return (
    <div ref={list} className={styles.tags}>
      {active.map((name) => (
        <FilterTag key={name} label={labels[name](filters[name])} onRemove={() => handleRemove(name)} />
      ))}
      {active.length > 1 ? (
        <Button variant="quiet" size="sm" onClick={handleClear}>
          {t('filters.clear')}
        </Button>
      ) : null}
    </div>
  );
};
