import { LIMITS } from '@tavolina/shared-api/contract';
import { useLocation, useTranslation } from '@tavolina/shared-api/runtime';
import { IconButton, SearchField } from '@tavolina/shared-ui';
import { X } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import styles from './search-box.module.css';
import { DISH_PARAM, type MenuSearch } from './use-menu-search.ts';

/**
 * Searches the dishes of a menu as one types. Without code the browser asks for the menu with the words in its address
 * (product.md §242).
 */
export const SearchBox = ({ search, onDone }: { search: MenuSearch; onDone: () => void }) => {
  const { t } = useTranslation('diner');
  const { pathname, search: address } = useLocation();
  const others = [...new URLSearchParams(address)].filter(([name]) => name !== DISH_PARAM);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onDone();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Escape' || event.currentTarget.value === '') return;
    event.preventDefault();
    search.clear();
  };
  return (
    <search className={styles.search}>
      <form action={pathname} method="get" onSubmit={handleSubmit}>
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchField
          ref={search.field}
          hideLabel
          label={t('menu.search')}
          name={DISH_PARAM}
          maxLength={LIMITS.search}
          placeholder={t('search.submit')}
          defaultValue={search.query}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget }) => search.change(currentTarget.value)}
          onBlur={({ currentTarget }) => search.settle(currentTarget.value)}
          onKeyDown={handleKeyDown}
          suffix={
            search.query ? (
              <IconButton
                label={t('menu.clearSearch')}
                icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
                onClick={search.clear}
              />
            ) : null
          }
        />
      </form>
    </search>
  );
};
