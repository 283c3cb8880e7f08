import { type Happening, LIMITS } from '@tavolina/shared-api/contract';
import { currentRelease } from '@tavolina/shared-api/runtime';

/** How long happenings wait for others, in ms. */
const GATHER_MS = 3_000;

let gathered: Happening[] = [];
let timer: number | undefined;
let count = 0;

const send = (): void => {
  window.clearTimeout(timer);
  timer = undefined;
  if (gathered.length === 0) return;
  const { apiBaseUrl, shell } = currentRelease();
  // Of what fails beside one shell alone, that shell is the cause.
  const body = JSON.stringify({ shell: shell.version, happenings: gathered });
  gathered = [];
  const url = `${apiBaseUrl}/platform/reports`;
  const headers = { 'content-type': 'application/json' };
  // Reports are worth no notice and no second attempt.
  void fetch(url, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
};

/** Tells the server what happened to a version, together with what happens next to it. */
export const report = (happening: Happening): void => {
  if (count >= LIMITS.happenings) return;
  count += 1;
  gathered.push(happening);
  // Nothing comes next to what is told as the page goes away.
  if (document.visibilityState === 'hidden') send();
  else timer ??= window.setTimeout(send, GATHER_MS);
};

/** Tells that the shell opened, and sends what is left when the page goes away. */
export const startReports = (): void => {
  const { version } = currentRelease().shell;
  report({ kind: 'opened', part: 'shell', version });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
};
