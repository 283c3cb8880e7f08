import { LIMITS } from '@tavolina/shared-api/contract';
import { useSearchParams } from '@tavolina/shared-api/runtime';

/** The page of a list that the address names, from 1 on, and leads to another. */
export const usePage = (perPage: number): [number, (next: number) => void] => {
  const [params, setParams] = useSearchParams();
  const asked = Math.trunc(Number(params.get('page')));
  const page = Math.min(Math.max(asked || 1, 1), Math.floor(LIMITS.skip / perPage));
  return [page, (next) => setParams({ page: String(next) })];
};
