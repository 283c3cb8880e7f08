import { useNavigate, useSearchParams } from '@tavolina/shared-api/runtime';
import { useMemo } from 'react';
import { type MenuFilter, readMenuFilter, withMenuFilter } from './menu-filter.ts';

/** The filter of a menu, which stands in its address beside the search and takes no entry of the history (product.md §419). */
export const useMenuFilter = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = useMemo(() => readMenuFilter(params), [params]);
  const change = (next: MenuFilter): void => {
    const search = withMenuFilter(params, next).toString();
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return { filter, change };
};
