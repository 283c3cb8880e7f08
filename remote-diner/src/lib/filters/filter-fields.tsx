import { CATEGORIES, CUISINE_TYPES, PRICE_RANGES } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Checkbox, SelectField, TextField } from '@tavolina/shared-ui';
import styles from './filter-fields.module.css';
import type { Filters } from './filters.ts';

const PRICE_STEP = { type: 'number', inputMode: 'decimal', min: 0, step: 0.01 } as const;

/** The advanced filters. `name` is the text filter this list is mainly about. */
export const FilterFields = ({
  filters,
  onChange,
  name,
  withRating = false,
}: {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  name: 'menu_title' | 'business_name';
  withRating?: boolean;
}) => {
  const { t } = useTranslation('diner');
  const options = (group: string, codes: readonly string[]) => [
    { value: '', label: t('filters.all') },
    ...codes.map((code) => ({ value: code, label: t(`${group}.${code}`) })),
  ];
  const select = (field: 'cuisine_type' | 'category' | 'price_range', codes: readonly string[]) => (
    <SelectField
      label={t(`filters.${field}`)}
      value={filters[field]}
      options={options(field, codes)}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  );
  const price = (field: 'min_price' | 'max_price') => (
    <TextField
      {...PRICE_STEP}
      label={t(`filters.${field}`)}
      suffix="L"
      defaultValue={filters[field]}
      key={filters[field]}
      onBlur={(event) => event.target.value !== filters[field] && onChange({ [field]: event.target.value })}
    />
  );
  return (
    <div className={styles.fields}>
      <TextField
        label={t(`filters.${name}`)}
        defaultValue={filters[name]}
        key={filters[name]}
        onBlur={(event) => event.target.value !== filters[name] && onChange({ [name]: event.target.value })}
      />
      {select('cuisine_type', CUISINE_TYPES)}
      {select('category', CATEGORIES)}
      {select('price_range', PRICE_RANGES)}
      <div className={styles.pair}>
        {price('min_price')}
        {price('max_price')}
      </div>
      {withRating ? (
        <SelectField
          label={t('filters.rating_min')}
          value={filters.rating_min}
          options={['', '3.5', '4', '4.5'].map((value) => ({
            value,
            label: value === '' ? t('filters.anyRating') : t('filters.ratingFrom', { value }),
          }))}
          onChange={(event) => onChange({ rating_min: event.target.value })}
        />
      ) : null}
      <Checkbox
        label={t('filters.available_only')}
        checked={filters.available_only === 'true'}
        onChange={(event) => onChange({ available_only: event.target.checked ? 'true' : '' })}
      />
    </div>
  );
};
