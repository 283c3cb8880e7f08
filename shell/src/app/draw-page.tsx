import { QueryClientProvider, queryClient } from '@tavolina/shared-api/runtime';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createShellRouter, type ShellRouter } from './shell-router.tsx';
import type { Started } from './start.ts';

const hasPage = (router: ShellRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Whether something was pressed that only the page can answer. */
const isAwaited = (root: Element): boolean => root.querySelector('[data-pressed]') !== null;

/**
 * Renders the page into the document's root. If there is a first view, replaces it and carries its input
 * over.
 * @returns once the page is shown
 */
export const drawPage = async ({ root, carryOver, checked }: Started): Promise<void> => {
  const router = createShellRouter();
  // The first view stays until the page can replace it.
  if (root.hasChildNodes()) await Promise.all([checked, hasPage(router)]);
  // In a transition, so that rendering does not block input and scrolling, unless a press waits for it.
  const schedule = isAwaited(root) ? (render: () => void) => render() : startTransition;
  return new Promise((resolve) => {
    const onShown = async (): Promise<void> => {
      resolve();
      await carryOver();
    };
    schedule(() =>
      createRoot(root).render(
        <StrictMode>
          <QueryClientProvider client={queryClient}>
            <App first={router} onShown={onShown} />
          </QueryClientProvider>
        </StrictMode>,
      ),
    );
  });
};
