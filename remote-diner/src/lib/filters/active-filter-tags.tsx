import { activeFilters, type Filters, languageOf, numberIn } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, FilterTag, formatMoney } from '@tavolina/shared-ui';
import styles from './filter-fields.module.css';

const CODES = ['city', 'cuisine_type', 'category', 'price_range'];
const PRICES = ['min_price', 'max_price'];

/** The filters in force as removable tags, and one button for all when there are several. */
export const ActiveFilterTags = ({
  filters,
  onChange,
  onClear,
}: {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  onClear: () => void;
}) => {
  const { t, i18n } = useTranslation('diner');
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  const labelOf = (name: keyof Filters): string => {
    const value = filters[name];
    if (name === 'available_only') return t('filters.available_only');
    if (CODES.includes(name)) return t(`${name}.${value}`, value);
    if (PRICES.includes(name))
      return t(`tags.${name}`, { value: formatMoney(Number(value), 'ALL', i18n.language) });
    if (name === 'rating_min')
      return t('tags.rating_min', { value: numberIn(languageOf(i18n.resolvedLanguage), value) });
    return t(`tags.${name}`, { value });
  };
  return (
    <div className={styles.tags}>
      {active.map((name) => (
        <FilterTag key={name} label={labelOf(name)} onRemove={() => onChange({ [name]: '' })} />
      ))}
      {active.length > 1 ? (
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      ) : null}
    </div>
  );
};
