import { useAuth } from '@tavolina/shared-api/auth';
import { startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import { countFallbacks, onFallback } from '../remotes/fallback.ts';
import { recordPages } from './record-pages.ts';
import { createShellRouter, ROOT, type ShellRouter } from './shell-router.tsx';
import { Starting } from './starting.tsx';

/** Whether the router has loaded the page of the URL, is loading it, or has failed. */
const stageOf = ({ state: { initialized, errors } }: ShellRouter): 'awaited' | 'found' | 'failed' => {
  if (errors?.[ROOT] !== undefined) return 'failed';
  return initialized ? 'found' : 'awaited';
};

/** Whether there is nothing to show yet. */
const useIsStarting = (router: ShellRouter): boolean => {
  const isChecked = useAuth((auth) => auth.isChecked);
  const [stage, setStage] = useState(() => stageOf(router));
  useLayoutEffect(() => {
    // In a transition, like the router's own updates, so that the message disappears together with the
    // page's appearance.
    const read = (): void => startTransition(() => setStage(stageOf(router)));
    read();
    return router.subscribe(read);
  }, [router]);
  return stage === 'awaited' || (stage === 'found' && !isChecked);
};

/**
 * The router. A remote's fallback needs a new one, because a router cannot replace routes. Session, data
 * and cart are outside of it and stay. The message while loading is rendered beside the router, because the
 * router renders nothing before a remote's routes are known, and so that the live region and focus stay.
 */
export const App = ({
  first,
  onShown,
}: {
  first: ShellRouter;
  /** Called once this is in the document, in the same task. */
  onShown?: () => Promise<void>;
}) => {
  // Read directly as well: a page with a first view renders in one step and may fail before this
  // subscribes.
  const fallbacks = useSyncExternalStore(onFallback, countFallbacks);
  const [{ key, router }, setCurrent] = useState({ key: fallbacks, router: first });
  useEffect(() => {
    if (fallbacks !== key) setCurrent({ key: fallbacks, router: createShellRouter() });
  }, [fallbacks, key]);
  // After React has finished, but in the same task, so that no key press arrives in between.
  useLayoutEffect(() => queueMicrotask(() => void onShown?.()), [onShown]);
  // After the provider's own effect, which has to be the first to subscribe.
  useLayoutEffect(() => recordPages(router), [router]);
  const isStarting = useIsStarting(router);
  return (
    <>
      <RouterProvider key={key} router={router} />
      {isStarting ? <Starting /> : null}
    </>
  );
};
