import { report } from './report.ts';
import { type StartedVersion, takeStarted } from './start-records.ts';

const tell = (kind: 'ready' | 'left', { part, version, at }: StartedVersion): void =>
  report({ kind, part, version, value: Math.round(performance.now() - at) });

/** Reports all started code as ready: its page, or its error, is rendered. */
export const reportReady = (): void => {
  for (const begun of takeStarted()) tell('ready', begun);
};

/** Reports versions that the visitor left before they were ready, which is no failure. */
export const watchLeaving = (): void => {
  const leave = (): void => {
    for (const begun of takeStarted()) tell('left', begun);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  window.addEventListener('pagehide', leave);
};
