import { useLocation, useNavigate } from '@tavolina/shared-api/runtime';
import { startTransition, useOptimistic } from 'react';

/**
 * Reads and replaces the query of the URL. The change is seen at once, before the router has taken it over: a field
 * that waited for the router would lose letters of a fast typist.
 */
export const useUrlParams = (): [URLSearchParams, (entries: [string, string][]) => void] => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(search);
  const replace = (entries: [string, string][]): void =>
    startTransition(async () => {
      const next = new URLSearchParams(entries).toString();
      show(next);
      await navigate({ search: next }, { replace: true, preventScrollReset: true });
    });
  return [new URLSearchParams(shown), replace];
};
