import { type Filters, LIMITS, writeFilters } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { SearchField } from '@tavolina/shared-ui';
import type { FormEvent, ReactNode } from 'react';

/**
 * The search box: dish, menu, place or city. `children` is the button that searches. Without code the browser asks for
 * the list of places itself (product.md §115).
 */
export const SearchForm = ({
  className,
  filters,
  onSearch,
  children,
}: {
  className: string | undefined;
  /** What the list is narrowed by now; all but the typed words stay. */
  filters: Filters;
  onSearch: (typed: string) => void;
  children: ReactNode;
}) => {
  const { t } = useTranslation('diner');
  const others = [...writeFilters({ ...filters, q: '' })];
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? ''));
  };
  return (
    <search>
      <form className={className} action="/restaurants" method="get" onSubmit={handleSubmit}>
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchField
          hideLabel
          label={t('search.label')}
          name="q"
          maxLength={LIMITS.search}
          key={filters.q}
          placeholder={t('search.example')}
          defaultValue={filters.q}
        />
        {children}
      </form>
    </search>
  );
};
