import { nextTask } from './app/next-task.ts';
import { trustScriptAddresses } from './app/trust-script-addresses.ts';
import { recordError, watchErrors } from './reports/error-records.ts';
import { recordShellStart, reportShellFailure } from './reports/start-records.ts';

/**
 * Modules of the shell in dependency order. They are all in its first file; running them one by one keeps a slow
 * phone responsive.
 */
const PIECES = [
  () => import(/* webpackMode: "eager" */ '@tavolina/shared-api/runtime'),
  () => import(/* webpackMode: "eager" */ '@tavolina/shared-ui'),
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
    { whenUsed },
    { loadDrawing },
    { markPreview },
    { prefetchOverlays },
    { registerOfflineWorker },
    { watchLeaving },
  ] = await Promise.all([
    import(/* webpackMode: "eager" */ './reports/report.ts'),
    import(/* webpackMode: "eager" */ './reports/watch-vitals.ts'),
    import(/* webpackMode: "eager" */ './app/start.ts'),
    import(/* webpackMode: "eager" */ './app/when-used.ts'),
    import(/* webpackMode: "eager" */ './app/load-drawing.ts'),
    import(/* webpackMode: "eager" */ './preview/mark-preview.ts'),
    import(/* webpackMode: "eager" */ './app/prefetch-overlays.ts'),
    import(/* webpackMode: "eager" */ './app/register-offline-worker.ts'),
    import(/* webpackMode: "eager" */ './reports/report-ready.ts'),
  ]);
  startReports();
  watchLeaving();
  const started = await start();
  await whenUsed();
  const { createRoot, drawPage } = await loadDrawing();
  await nextTask();
  await drawPage(started);
  await markPreview(createRoot);
  await started.showViewBar?.(createRoot);
  prefetchOverlays();
  // Earlier entries are reported too, because browsers buffer them.
  void watchVitals().catch(() => undefined);
  await registerOfflineWorker();
};

watchErrors();
trustScriptAddresses();
void run().catch((error: unknown) => {
  recordError(error);
  reportShellFailure();
  reportError(error);
});
