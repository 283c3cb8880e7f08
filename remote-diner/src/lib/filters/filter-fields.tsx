import {
  CATEGORIES,
  CITIES,
  CUISINE_TYPES,
  DIETS,
  type Filters,
  LIMITS,
  languageOf,
  numberIn,
  PRICE_RANGES,
  priceFilterFault,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import {
  Checkbox,
  currencySign,
  formatMoney,
  SegmentedControl,
  SelectField,
  useDietName,
} from '@tavolina/shared-ui';
import { CommitField } from './commit-field.tsx';
import styles from './filter-fields.module.css';
import { SortField } from './sort-field.tsx';
import { WithoutField } from './without-field.tsx';

const PRICE = { type: 'number', inputMode: 'decimal', min: 0, step: 0.01 } as const;
const RATINGS = ['3.5', '4', '4.5'];

/** The advanced filters. `names` are the text filters that come first; with `sorts` the list is sorted here too. */
export const FilterFields = ({
  filters,
  onChange,
  names,
  withRating = false,
  sorts,
}: {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  names: readonly ('menu_title' | 'business_name')[];
  withRating?: boolean;
  sorts?: readonly string[];
}) => {
  const { t, i18n } = useTranslation('diner');
  const dietName = useDietName();
  const inWords = (value: string) => numberIn(languageOf(i18n.resolvedLanguage), value);
  const select = (field: 'city' | 'cuisine_type' | 'category', codes: readonly string[]) => (
    <SelectField
      label={t(`filters.${field}`)}
      value={filters[field]}
      options={[
        { value: '', label: t('filters.all') },
        ...codes.map((code) => ({ value: code, label: t(`${field}.${code}`, code) })),
      ]}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  );
  const segments = (
    field: 'price_range' | 'rating_min',
    options: { value: string; label: string; name: string }[],
  ) => (
    <div className={styles.group}>
      <span className={styles.label} aria-hidden="true">
        {t(`filters.${field}`)}
      </span>
      <SegmentedControl
        label={t(`filters.${field}`)}
        value={filters[field]}
        options={[{ value: '', label: t('filters.any'), name: t(`filters.any_${field}`) }, ...options]}
        onChange={(value) => onChange({ [field]: value })}
      />
    </div>
  );
  const isUpsideDown =
    filters.min_price !== '' &&
    filters.max_price !== '' &&
    Number(filters.min_price) > Number(filters.max_price);
  // A price that cannot be a filter is marked at its field (product.md §111).
  const faultOf = (value: string): string | undefined => {
    const fault = priceFilterFault(value);
    return (
      fault &&
      t(`filters.fault.${fault}`, { most: formatMoney(LIMITS.priceMinor / 100, 'ALL', i18n.language) })
    );
  };
  const price = (field: 'min_price' | 'max_price', error?: string) => (
    <CommitField
      {...PRICE}
      label={t(`filters.${field}`)}
      suffix={currencySign('ALL')}
      error={error}
      faultOf={faultOf}
      value={filters[field]}
      onCommit={(value) => onChange({ [field]: value })}
    />
  );
  const box = (field: 'open_now' | 'takes_orders' | 'available_only') => (
    <Checkbox
      label={t(`filters.${field}`)}
      checked={filters[field] === 'true'}
      onChange={(event) => onChange({ [field]: event.target.checked ? 'true' : '' })}
    />
  );
  return (
    <div className={styles.fields}>
      {names.map((name) => (
        <CommitField
          key={name}
          label={t(`filters.${name}`)}
          placeholder={t(`filters.${name}_example`)}
          value={filters[name]}
          onCommit={(value) => onChange({ [name]: value })}
        />
      ))}
      {select('city', [...new Set([...CITIES, filters.city].filter(Boolean))])}
      {select('cuisine_type', CUISINE_TYPES)}
      {select('category', CATEGORIES)}
      <SelectField
        label={t('filters.diet')}
        value={filters.diet}
        options={[
          { value: '', label: t('filters.all') },
          ...DIETS.map((code) => ({ value: code, label: dietName(code) })),
        ]}
        onChange={(event) => onChange({ diet: event.target.value })}
      />
      {segments(
        'price_range',
        PRICE_RANGES.map((code) => ({ value: code, label: code, name: t(`price_range.${code}`) })),
      )}
      <div className={styles.pair}>
        {price('min_price')}
        {price('max_price', isUpsideDown ? t('filters.upsideDown') : undefined)}
      </div>
      {withRating
        ? segments(
            'rating_min',
            RATINGS.map((value) => ({
              value,
              label: `${inWords(value)}+`,
              name: t('filters.ratingFrom', { value: inWords(value) }),
            })),
          )
        : null}
      {sorts ? (
        <SortField value={filters.sort} sorts={sorts} onChange={(sort) => onChange({ sort })} />
      ) : null}
      {box('open_now')}
      {box('takes_orders')}
      {box('available_only')}
      <WithoutField value={filters.without} onChange={(without) => onChange({ without })} />
    </div>
  );
};
