import type { PlaceTable } from '@tavolina/shared-api/contract';
import { useEffect, useState } from 'react';
import { matchesSearch } from '../../lib/lists/matches-search.ts';
import { useUrlParams } from '../../lib/lists/use-url-params.ts';

/** Tables of a page: more make it longer than anybody looks through. */
const OF_PAGE = 20;

/**
 * The part of the tables that is shown, by search and page in the URL (product.md §562). A table that was added is shown on
 * the page where it stands (product.md §582).
 */
export const useTablesPage = (tables: readonly PlaceTable[]) => {
  const [params, setParams] = useUrlParams();
  const search = params.get('search') ?? '';
  const found = tables.filter(({ label }) => matchesSearch(search, label));
  const pages = Math.max(Math.ceil(found.length / OF_PAGE), 1);
  const page = Math.min(Math.max(Number.parseInt(params.get('page') ?? '', 10) || 1, 1), pages);
  const write = (typed: string, next: number): void =>
    setParams([
      ...(typed === '' ? [] : [['search', typed] as [string, string]]),
      ...(next === 1 ? [] : [['page', String(next)] as [string, string]]),
    ]);
  const [added, setAdded] = useState<string>();
  useEffect(() => {
    const index = found.findIndex(({ id }) => id === added);
    if (index < 0) return;
    setAdded(undefined);
    write(search, Math.floor(index / OF_PAGE) + 1);
  });
  return {
    shown: found.slice((page - 1) * OF_PAGE, page * OF_PAGE),
    isSearched: tables.length > OF_PAGE,
    search,
    page,
    pages,
    onSearch: (typed: string): void => write(typed, 1),
    onPage: (next: number): void => write(search, next),
    /** Told the id of a table that was added. */
    onAdded: setAdded,
  };
};

/** See `useTablesPage`. */
export type TablesPage = ReturnType<typeof useTablesPage>;
