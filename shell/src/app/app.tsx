import { useAuth } from '@tavolina/shared-api/auth';
import { startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import { countFallbacks, onFallback } from '../remotes/fallback.ts';
import { createShellRouter, ROOT, type ShellRouter } from './shell-router.tsx';
import { Starting } from './starting.tsx';

/** How far a router has come with the page of its address, or that there is none. */
const stageOf = ({ state: { initialized, errors } }: ShellRouter): 'awaited' | 'found' | 'failed' => {
  if (errors?.[ROOT] !== undefined) return 'failed';
  return initialized ? 'found' : 'awaited';
};

/** Whether there is nothing to show yet. */
const useIsStarting = (router: ShellRouter): boolean => {
  const isChecked = useAuth((auth) => auth.isChecked);
  const [stage, setStage] = useState(() => stageOf(router));
  useLayoutEffect(() => {
    // A transition, as the router's own change is: what is said goes when the page has come.
    const read = (): void => startTransition(() => setStage(stageOf(router)));
    read();
    return router.subscribe(read);
  }, [router]);
  return stage === 'awaited' || (stage === 'found' && !isChecked);
};

/**
 * The router, and a new one when a remote falls back: a router keeps the routes it has once been given. Session, data
 * and cart live outside of it and stay. What is said until there is a page stands beside it, so that it is one from
 * the document's begin, and keys stay in it: the router draws nothing before a remote has told its pages.
 */
export const App = ({
  first,
  onShown,
}: {
  first: ShellRouter;
  /** Called once this stands in the document, in the same task. */
  onShown?: () => Promise<void>;
}) => {
  // Asked for, not only listened to: a page with a first view is drawn in one piece, and fails before this listens.
  const fallbacks = useSyncExternalStore(onFallback, countFallbacks);
  const [{ key, router }, setCurrent] = useState({ key: fallbacks, router: first });
  useEffect(() => {
    if (fallbacks !== key) setCurrent({ key: fallbacks, router: createShellRouter() });
  }, [fallbacks, key]);
  // When React is done with this task, which no key comes into: after the page took the place of what was before.
  useLayoutEffect(() => queueMicrotask(() => void onShown?.()), [onShown]);
  const isStarting = useIsStarting(router);
  return (
    <>
      <RouterProvider key={key} router={router} />
      {isStarting ? <Starting /> : null}
    </>
  );
};
