import { loadShare } from '@module-federation/enhanced/runtime';

const OVERLAYS = '@tavolina/shared-ui/overlays';
/** What somebody does who is about to open something. */
const SIGNS = ['pointerdown', 'keydown'] as const;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 2000);
};

const ignore = (): void => undefined;

/** Runs the code of dialogs and sheets once somebody uses the page, who then opens the first one without a wait. */
const runWhenUsed = (): void => {
  const run = (): void => {
    for (const sign of SIGNS) window.removeEventListener(sign, run);
    whenIdle(() => void import('@tavolina/shared-ui/overlays').catch(ignore));
  };
  for (const sign of SIGNS) window.addEventListener(sign, run, { passive: true });
};

/** Fetches the files of dialogs and sheets when nothing else is going on, without running them. */
export const provideOverlays = (): void => {
  whenIdle(() => void loadShare(OVERLAYS).catch(ignore));
  runWhenUsed();
};
