import { loadShare } from '@module-federation/enhanced/runtime';

const OVERLAYS = '@tavolina/shared-ui/overlays';
/** Events that show that the page is in use. */
const SIGNS = ['pointerdown', 'keydown'] as const;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 2000);
};

const ignore = (): void => undefined;

/** Runs the code of dialogs and sheets on the first input, so that the first one opens without delay. */
const runWhenUsed = (): void => {
  const run = (): void => {
    for (const sign of SIGNS) window.removeEventListener(sign, run);
    whenIdle(() => void import('@tavolina/shared-ui/overlays').catch(ignore));
  };
  for (const sign of SIGNS) window.addEventListener(sign, run, { passive: true });
};

/** Downloads the code of dialogs and sheets when the browser is idle, without running it. */
export const prefetchOverlays = (): void => {
  whenIdle(() => void loadShare(OVERLAYS).catch(ignore));
  runWhenUsed();
};
