import { ORDER_STATUSES, type OrderStatus } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button, SearchField, SelectField, TextField, useOrderStatusName } from '@tavolina/shared-ui';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { isNarrowed, type OrderFilters, SORTS } from './order-filters.ts';
import styles from './orders-filter-bar.module.css';

/** Search, status, day and order of the list. */
export const OrdersFilterBar = ({
  filters,
  counts,
  onChange,
  onClear,
}: {
  filters: OrderFilters;
  /** How many of the listed orders have each status. */
  counts: Partial<Record<OrderStatus, number>>;
  onChange: (change: Partial<OrderFilters>) => void;
  onClear: () => void;
}) => {
  const { t } = useTranslation('business');
  const statusName = useOrderStatusName();
  const rest = useId();
  // On a phone; elsewhere all of them are in sight.
  const [isOpen, setIsOpen] = useState(filters.status !== '' || filters.date !== '');
  return (
    <search className={styles.filters}>
      <SearchField
        hideLabel
        label={t('orders.search')}
        placeholder={t('orders.search')}
        value={filters.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <Button
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={rest}
        icon={<SlidersHorizontal {...MEDIUM_ICON} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('orders.filters')}
      </Button>
      <div id={rest} className={styles.rest} data-open={isOpen || undefined}>
        <SelectField
          hideLabel
          label={t('orders.status')}
          value={filters.status}
          options={[
            { value: '', label: t('orders.allStatuses') },
            ...ORDER_STATUSES.map((status) => ({
              value: status,
              label: `${statusName(status)} (${counts[status] ?? 0})`,
            })),
          ]}
          onChange={(event) => onChange({ status: event.target.value })}
        />
        <TextField
          hideLabel
          label={t('orders.date')}
          type="date"
          // Without a last day a browser takes years of six digits.
          max="9999-12-31"
          value={filters.date}
          onChange={(event) => onChange({ date: event.target.value })}
        />
        <SelectField
          hideLabel
          label={t('orders.sort')}
          value={filters.sort}
          options={SORTS.map((sort) => ({ value: sort, label: t(`orders.sorts.${sort}`) }))}
          onChange={(event) =>
            onChange({ sort: SORTS.find((sort) => sort === event.target.value) ?? 'newest' })
          }
        />
      </div>
      <div className={styles.clear}>
        {isNarrowed(filters) ? (
          <Button variant="quiet" onClick={onClear}>
            {t('orders.clear')}
          </Button>
        ) : null}
      </div>
    </search>
  );
};
