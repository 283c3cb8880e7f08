import { LIMITS } from '@tavolina/shared-api/contract';
import { useNavigate, useSearchParams } from '@tavolina/shared-api/runtime';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Name of the search in the address of a menu. */
export const DISH_PARAM = 'dish';

/** How long typing pauses before the address follows, in ms: browsers refuse to change it with every letter. */
const PAUSE_MS = 300;

/** The search in an address. */
export const readDish = (params: URLSearchParams): string =>
  (params.get(DISH_PARAM) ?? '').slice(0, LIMITS.search);

/**
 * What is searched for in a menu. It stands in the address, which takes no entry of the history for it (product.md
 * §242). While the field has the focus it leads, at other times the address does.
 */
export const useMenuSearch = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readDish(params);
  const [query, setQuery] = useState(address);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(params);

  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  useLayoutEffect(() => {
    if (!field.current || field.current === document.activeElement) return;
    field.current.value = address;
    setQuery(address);
  }, [address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (typed: string): void => {
    clearTimeout(timer.current);
    if (typed === readDish(latest.current)) return;
    const next = new URLSearchParams(latest.current);
    if (typed) next.set(DISH_PARAM, typed);
    else next.delete(DISH_PARAM);
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
  };
  const change = (typed: string): void => {
    // The letter is drawn before the dishes.
    startTransition(() => setQuery(typed));
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, PAUSE_MS, typed);
  };
  const clear = (): void => {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
    change('');
  };
  return { query, address, field, change, settle, clear };
};

/** What `useMenuSearch` returns. */
export type MenuSearch = ReturnType<typeof useMenuSearch>;
