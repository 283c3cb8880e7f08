import { startAuth } from '@tavolina/shared-api/auth';
import { configureApi } from '@tavolina/shared-api/client';
import { currentRelease, i18n, QueryClientProvider, queryClient } from '@tavolina/shared-api/runtime';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { keepForOffline } from './app/keep-for-offline.ts';
import { startI18n } from './app/start-i18n.ts';
import { startFederation } from './remotes/federation.ts';
import { startReports } from './reports/report.ts';

/** Dialogs and sheets come when nothing else is going on, so that the first one opens at once. */
const provideOverlays = (): void => {
  const load = (): void => void import('@tavolina/shared-ui/overlays').catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(load);
  else setTimeout(load, 2000);
};

const start = async (): Promise<void> => {
  configureApi({ baseUrl: currentRelease().apiBaseUrl, language: () => i18n.resolvedLanguage ?? 'sq' });
  startFederation();
  await startI18n();
  void startAuth();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  );
};

startReports();
void start().then(provideOverlays).then(keepForOffline);
