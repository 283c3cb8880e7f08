import { report } from './report.ts';
import { ageOf, type StartedVersion, takeLeft, takeStarted } from './start-records.ts';

const tell = (kind: 'ready' | 'left', started: StartedVersion): void =>
  report({ kind, part: started.part, version: started.version, value: ageOf(started) });

/** Reports all started code as ready: its page, or its error, is rendered. */
export const reportReady = (): void => {
  for (const begun of takeStarted()) tell('ready', begun);
};

/** Reports versions that the visitor left soon, before they were ready, which is no failure. */
export const watchLeaving = (): void => {
  const leave = (): void => {
    for (const begun of takeLeft()) tell('left', begun);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  window.addEventListener('pagehide', leave);
};
