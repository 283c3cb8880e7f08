import { report } from './report.ts';
import { type Begun, takeBegun } from './starting.ts';

const tell = (kind: 'ready' | 'left', { part, version, at }: Begun): void =>
  report({ kind, part, version, value: Math.round(performance.now() - at) });

/** Says of all code that has begun that it came to an end: what it draws, or why it cannot, is there. */
export const tellReady = (): void => {
  for (const begun of takeBegun()) tell('ready', begun);
};

/** Says what was left before it was ready, which is no failure of it. */
export const watchLeaving = (): void => {
  const leave = (): void => {
    for (const begun of takeBegun()) tell('left', begun);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  window.addEventListener('pagehide', leave);
};
