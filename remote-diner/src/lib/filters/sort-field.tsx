import { useTranslation } from '@tavolina/shared-api/runtime';
import { SelectField } from '@tavolina/shared-ui';
import { ArrowUpDown } from 'lucide-react';

/** In which order a list stands. `orders` are of the form `title-asc`; the first is the list's own and stays out of the URL. */
export const SortField = ({
  value,
  orders,
  onChange,
  hideLabel = false,
}: {
  value: string;
  orders: readonly string[];
  onChange: (order: string) => void;
  hideLabel?: boolean;
}) => {
  const { t } = useTranslation('diner');
  return (
    <SelectField
      hideLabel={hideLabel}
      label={t('filters.sort')}
      prefix={<ArrowUpDown size={18} strokeWidth={1.75} aria-hidden="true" />}
      value={orders.includes(value) ? value : orders[0]}
      options={orders.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
      onChange={({ target }) => onChange(target.value === orders[0] ? '' : target.value)}
    />
  );
};
