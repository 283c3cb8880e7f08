import { startAuth } from '@tavolina/shared-api/auth';
import { configureApi } from '@tavolina/shared-api/client';
import { currentRelease, i18n, QueryClientProvider, queryClient } from '@tavolina/shared-api/runtime';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { keepForOffline } from './app/keep-for-offline.ts';
import { createShellRouter, type ShellRouter } from './app/shell-router.tsx';
import { startI18n } from './app/start-i18n.ts';
import { startFederation } from './remotes/federation.ts';
import { startReports } from './reports/report.ts';

/** Dialogs and sheets come when nothing else is going on, so that the first one opens at once. */
const provideOverlays = (): void => {
  const load = (): void => void import('@tavolina/shared-ui/overlays').catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(load);
  else setTimeout(load, 2000);
};

const hasPage = (router: ShellRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

const start = async (): Promise<void> => {
  configureApi({ baseUrl: currentRelease().apiBaseUrl, language: () => i18n.resolvedLanguage ?? 'sq' });
  startFederation();
  await startI18n();
  const checked = startAuth();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  const router = createShellRouter();
  // The view that came with the page stands until the page itself can take its place.
  if (root.hasChildNodes()) await Promise.all([checked, hasPage(router)]);
  // As a transition, drawing makes way for fingers and scrolling.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <App first={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
};

startReports();
void start().then(provideOverlays).then(keepForOffline);
