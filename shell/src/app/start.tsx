import { startAuth } from '@tavolina/shared-api/auth';
import { configureApi, watchInstallOffer } from '@tavolina/shared-api/client';
import { FALLBACK_LANGUAGE } from '@tavolina/shared-api/contract';
import { currentRelease, i18n, QueryClientProvider, queryClient } from '@tavolina/shared-api/runtime';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startFederation } from '../remotes/federation.ts';
import { watchStylesheets } from '../remotes/stylesheets.ts';
import { App } from './app.tsx';
import { watchFirstView } from './carry-over.ts';
import { nextTask } from './next-task.ts';
import { createShellRouter, type ShellRouter } from './shell-router.tsx';
import { startI18n } from './start-i18n.ts';

const hasPage = (router: ShellRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/**
 * Renders the page into the document's root. If there is a first view, replaces it and carries its input
 * over.
 */
export const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  const carryOver = watchFirstView(root);
  configureApi({
    baseUrl: currentRelease().apiBaseUrl,
    language: () => i18n.resolvedLanguage ?? FALLBACK_LANGUAGE,
  });
  watchInstallOffer();
  startFederation();
  watchStylesheets();
  await startI18n();
  await nextTask();
  const checked = startAuth();
  const router = createShellRouter();
  // The first view stays until the page can replace it.
  if (root.hasChildNodes()) await Promise.all([checked, hasPage(router)]);
  // In a transition, so that rendering does not block input and scrolling.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <App first={router} onShown={carryOver} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
};
