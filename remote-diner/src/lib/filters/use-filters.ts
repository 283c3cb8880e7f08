import { type Filters, readFilters, readPage, writeFilters } from '@tavolina/shared-api/contract';
import { useSearchParams } from '@tavolina/shared-api/runtime';

/** The filters of this page's URL, and how to change them. */
export const useFilters = () => {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  return {
    filters,
    page: readPage(params),
    change: (change: Partial<Filters>) =>
      setParams(writeFilters({ ...filters, ...change }), { preventScrollReset: true }),
    replaceAll: (next: Partial<Filters>) => setParams(writeFilters(next), { preventScrollReset: true }),
    goTo: (page: number) => setParams(writeFilters(filters, page)),
  };
};
