import { useTranslation } from '@tavolina/shared-api/runtime';
import { SelectField } from '@tavolina/shared-ui';
import { ArrowUpDown } from 'lucide-react';

/** How a list is sorted. `sorts` are of the form `title-asc`; the first is the list's own and stays out of the URL. */
export const SortField = ({
  value,
  sorts,
  onChange,
  hideLabel = false,
}: {
  value: string;
  sorts: readonly string[];
  onChange: (sort: string) => void;
  hideLabel?: boolean;
}) => {
  const { t } = useTranslation('diner');
  return (
    <SelectField
      hideLabel={hideLabel}
      label={t('filters.sort')}
      prefix={<ArrowUpDown size={18} strokeWidth={1.75} aria-hidden="true" />}
      value={sorts.includes(value) ? value : sorts[0]}
      options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      onChange={({ target }) => onChange(target.value === sorts[0] ? '' : target.value)}
    />
  );
};
