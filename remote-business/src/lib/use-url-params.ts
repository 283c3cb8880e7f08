import { useLocation, useNavigate } from '@tavolina/shared-api/runtime';
import { startTransition, use, useState } from 'react';
import { KeptQueryContext } from './kept-query-context.ts';

/**
 * Reads and replaces the query of the URL. The change is seen at once, before the router has taken it over: a field
 * that waited for the router would lose letters of a fast typist.
 */
export const useUrlParams = (): [URLSearchParams, (entries: [string, string][]) => void] => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const kept = use(KeptQueryContext);
  const [underWay, setUnderWay] = useState<string>();
  const shown = new URLSearchParams(underWay ?? search);

  const replace = async (entries: [string, string][]): Promise<void> => {
    const next = new URLSearchParams([...kept, ...entries]).toString();
    setUnderWay(next);
    await navigate({ search: next }, { replace: true, preventScrollReset: true });
    // Together with the router's own change, which is a transition too.
    startTransition(() => setUnderWay((current) => (current === next ? undefined : current)));
  };
  return [shown, (entries) => void replace(entries)];
};
