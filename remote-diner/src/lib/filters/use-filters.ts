import { type Filters, readFilters, readPage, writeFilters } from '@tavolina/shared-api/contract';
import { useNavigate, useSearchParams } from '@tavolina/shared-api/runtime';
import { useLayoutEffect, useRef } from 'react';

/**
 * The filters of this page's URL, and how to change them (product.md §9). Paging leads to the element with the id `list`,
 * else to the top.
 */
export const useFilters = (list = '') => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = readFilters(params);
  // One tap may leave a field and press a box: both change the filters before the page is drawn with the first change.
  const written = useRef(filters);
  // With the page: what was chosen before its code has come is repeated right after, before later effects (§115).
  useLayoutEffect(() => {
    written.current = readFilters(params);
  }, [params]);
  const write = (next: Partial<Filters>, page?: number): void => {
    const search = writeFilters(next, page);
    written.current = readFilters(search);
    const isPaging = page !== undefined;
    void navigate(
      { search: search.toString(), hash: isPaging ? list : '' },
      { preventScrollReset: !isPaging },
    );
  };
  return {
    filters,
    page: readPage(params),
    change: (change: Partial<Filters>) => write({ ...written.current, ...change }),
    replaceAll: (next: Partial<Filters>) => write(next),
    goTo: (page: number) => write(written.current, page),
  };
};
