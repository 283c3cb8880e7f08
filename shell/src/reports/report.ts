import { takePresses } from '@tavolina/shared-api/client';
import { type Happening, LIMITS } from '@tavolina/shared-api/contract';
import { currentRelease } from '@tavolina/shared-api/runtime';
import { takeErrors, whenRecorded } from './error-records.ts';

/** How long reports are collected before they are sent, in ms. */
const GATHER_MS = 3_000;

let gathered: Happening[] = [];
let timer: number | undefined;
let count = 0;

const send = (): void => {
  window.clearTimeout(timer);
  timer = undefined;
  const told = { happenings: gathered, ...takeErrors(), ...takePresses() };
  if (gathered.length === 0 && !told.errors && !told.presses) return;
  const { apiBaseUrl, shell } = currentRelease();
  // If something fails with one shell only, the server blames that shell.
  const body = JSON.stringify({ shell: shell.version, ...told });
  gathered = [];
  const url = `${apiBaseUrl}/platform/reports`;
  const headers = { 'content-type': 'application/json' };
  // Failed reports are ignored.
  void fetch(url, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
};

const sendSoon = (): void => {
  // The page is being closed, so nothing more is collected.
  if (document.visibilityState === 'hidden') send();
  else timer ??= window.setTimeout(send, GATHER_MS);
};

/** Queues a report about a version. Reports are sent in batches. */
export const report = (happening: Happening): void => {
  if (count >= LIMITS.happenings) return;
  count += 1;
  gathered.push(happening);
  sendSoon();
};

/** Reports that the shell was opened, and the page's errors and traced presses, and sends the rest when the page is closed. */
export const startReports = (): void => {
  const { version } = currentRelease().shell;
  report({ kind: 'opened', part: 'shell', version });
  whenRecorded(sendSoon);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
};
