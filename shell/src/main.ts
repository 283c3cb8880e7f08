import { nextTask } from './app/next-task.ts';
import { trustScriptAddresses } from './app/trust-script-addresses.ts';
import { noteShellStart } from './reports/starting.ts';

/**
 * What the shell is made of, from the bottom up. All of it is in this file already; running it piece by piece keeps a
 * slow phone from being deaf for as long as the whole takes.
 */
const PIECES = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@tavolina/shared-api/runtime'),
  () => import(/* webpackMode: "eager" */ '@tavolina/shared-ui'),
  () => import(/* webpackMode: "eager" */ './app/shell-router.tsx'),
];

const run = async (): Promise<void> => {
  noteShellStart();
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
    { provideOverlays },
    { keepForOffline },
    { watchLeaving },
  ] = await Promise.all([
    import(/* webpackMode: "eager" */ './reports/report.ts'),
    import(/* webpackMode: "eager" */ './reports/watch-vitals.ts'),
    import(/* webpackMode: "eager" */ './app/start.tsx'),
    import(/* webpackMode: "eager" */ './preview/mark-preview.ts'),
    import(/* webpackMode: "eager" */ './app/provide-overlays.ts'),
    import(/* webpackMode: "eager" */ './app/keep-for-offline.ts'),
    import(/* webpackMode: "eager" */ './reports/ready.ts'),
  ]);
  startReports();
  watchLeaving();
  await start();
  await markPreview();
  provideOverlays();
  // Watched from here on, it is told all the same: browsers remember what was before.
  void watchVitals().catch(() => undefined);
  await keepForOffline();
};

trustScriptAddresses();
void run();
