import { currentRelease } from '@tavolina/shared-api/runtime';

/** Something that happened to a version in this page. */
export interface Happening {
  kind: 'opened' | 'load_failed' | 'render_failed' | 'fell_back' | 'lcp' | 'cls' | 'inp';
  part: string;
  version: string;
  /** Of a figure: ms, for `cls` thousandths. */
  value?: number;
}

/** How long happenings wait for others, in ms. */
const GATHER_MS = 3_000;
/** More than this from one page is a loop, of which the server need not hear more. */
const MOST = 40;

let gathered: Happening[] = [];
let timer: number | undefined;
let count = 0;

const send = (): void => {
  window.clearTimeout(timer);
  timer = undefined;
  if (gathered.length === 0) return;
  const body = JSON.stringify({ happenings: gathered });
  gathered = [];
  const url = `${currentRelease().apiBaseUrl}/platform/reports`;
  const headers = { 'content-type': 'application/json' };
  // Reports are worth no notice and no second attempt.
  void fetch(url, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
};

/** Tells the server what happened to a version, together with what happens next to it. */
export const report = (happening: Happening): void => {
  if (count >= MOST) return;
  count += 1;
  gathered.push(happening);
  timer ??= window.setTimeout(send, GATHER_MS);
};

const PAINT = 'largest-contentful-paint';

/** Tells the largest paint when the page goes away, as the last one counts. */
const watchPaint = (version: string): (() => void) => {
  let value: number | undefined;
  if (window.PerformanceObserver?.supportedEntryTypes?.includes(PAINT))
    new PerformanceObserver((list) => {
      value = list.getEntries().at(-1)?.startTime;
    }).observe({ type: PAINT, buffered: true });
  return () => {
    if (value !== undefined) report({ kind: 'lcp', part: 'shell', version, value });
    value = undefined;
  };
};

/** Sends what is left when the page goes away, and how fast it was. */
export const startReports = (): void => {
  const { shell } = currentRelease();
  report({ kind: 'opened', part: 'shell', version: shell.version });
  const tellPaint = watchPaint(shell.version);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    tellPaint();
    send();
  });
};
