import { useLocation, useNavigate } from '@tavolina/shared-api/runtime';
import { startTransition, use, useOptimistic } from 'react';
import { PreservedQueryContext } from '../pages/preserved-query-context.ts';

/**
 * Reads and replaces the query of the URL. The change is seen at once, before the router has taken it over: a field
 * that waited for the router would lose letters of a fast typist.
 */
export const useUrlParams = (): [URLSearchParams, (entries: [string, string][]) => void] => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const kept = use(PreservedQueryContext);
  // React ties the router's change to the action it happens in, so the two replace each other in one step.
  const [shown, show] = useOptimistic(search);
  const replace = (entries: [string, string][]): void =>
    startTransition(async () => {
      const next = new URLSearchParams([...kept, ...entries]).toString();
      show(next);
      await navigate({ search: next }, { replace: true, preventScrollReset: true });
    });
  return [new URLSearchParams(shown), replace];
};
