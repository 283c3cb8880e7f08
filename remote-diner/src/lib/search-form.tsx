import { useTranslation } from '@tavolina/shared-api/runtime';
import { SearchField } from '@tavolina/shared-ui';
import type { FormEvent, ReactNode } from 'react';

/** The search box: dish, menu, place or city. `children` is the button that searches. */
export const SearchForm = ({
  className,
  value,
  onSearch,
  children,
}: {
  className: string | undefined;
  /** What is searched for now. */
  value: string;
  onSearch: (typed: string) => void;
  children: ReactNode;
}) => {
  const { t } = useTranslation('diner');
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? ''));
  };
  return (
    <search>
      <form className={className} onSubmit={handleSubmit}>
        <SearchField
          hideLabel
          label={t('search.label')}
          name="q"
          key={value}
          placeholder={t('search.example')}
          defaultValue={value}
        />
        {children}
      </form>
    </search>
  );
};
