import { activeFilters, type Filters } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, FilterTag } from '@tavolina/shared-ui';
import type { RefObject } from 'react';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import styles from './filter-fields.module.css';
import { type NarrowingFilter, useFilterLabels } from './use-filter-labels.ts';

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
