import { nextTask } from './app/next-task.ts';
import { trustScriptAddresses } from './app/trust-script-addresses.ts';
import { recordShellStart } from './reports/start-records.ts';

/**
 * Modules of the shell in dependency order. They are all in this file; running them one by one keeps a slow
 * phone responsive.
 */
const PIECES = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@tavolina/shared-api/runtime'),
  () => import(/* webpackMode: "eager" */ '@tavolina/shared-ui'),
  () => import(/* webpackMode: "eager" */ './app/shell-router.tsx'),
];

const run = async (): Promise<void> => {
  recordShellStart();
  for (const piece of PIECES) {
    await nextTask();
    await piece();
  }
  await nextTask();
  const [
    { startReports },
    { watchVitals },
    { start },
    { markPreview },
    { prefetchOverlays },
    { registerOfflineWorker },
    { watchLeaving },
  ] = await Promise.all([
    import(/* webpackMode: "eager" */ './reports/report.ts'),
    import(/* webpackMode: "eager" */ './reports/watch-vitals.ts'),
    import(/* webpackMode: "eager" */ './app/start.tsx'),
    import(/* webpackMode: "eager" */ './preview/mark-preview.ts'),
    import(/* webpackMode: "eager" */ './app/prefetch-overlays.ts'),
    import(/* webpackMode: "eager" */ './app/register-offline-worker.ts'),
    import(/* webpackMode: "eager" */ './reports/report-ready.ts'),
  ]);
  startReports();
  watchLeaving();
  await start();
  await markPreview();
  prefetchOverlays();
  // Earlier entries are reported too, because browsers buffer them.
  void watchVitals().catch(() => undefined);
  await registerOfflineWorker();
};

trustScriptAddresses();
void run();
