import { takeErrors } from './error-records.ts';

/**
 * Code in an endless loop cannot report itself. So a page records in a cookie which versions it is about to
 * run, and deletes them once it is ready. If it never was, the next document finds the record (product.md
 * §143). The start of the shell is recorded by the document, before any code of the shell; where it is not,
 * for example in development, this module does it. It imports nothing but the errors, so that it runs first.
 */
const COOKIE = 'tavolina_starting';
/** A visitor who leaves later than this, in ms, has waited for code that failed. The inline script has it too. */
const PATIENCE_MS = 30_000;

/** A version whose code this page has started. */
export interface StartedVersion {
  part: string;
  version: string;
  /** Start time in ms since the page began. */
  at: number;
}

let begun: StartedVersion[] = [];

/** Synchronous, unlike the Cookie Store: after an endless loop begins, nothing asynchronous runs. */
const write = (jar: { cookie: string }, cookie: string): void => {
  jar.cookie = cookie;
};

const releaseOfPage = (): { apiBaseUrl: string; shell: { version: string } } =>
  JSON.parse(
    document.getElementById('release')?.textContent ?? '{"apiBaseUrl":"/api","shell":{"version":"dev"}}',
  );

const nameOf = ({ part, version }: Pick<StartedVersion, 'part' | 'version'>): string => `${part}@${version}`;

/** All started versions of this browser's pages, with their start times. */
const kept = (): Map<string, string> => {
  const value = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  return new Map(
    value.split('~').flatMap((entry) => {
      const [name = '', at] = entry.split(':');
      return at === undefined ? [] : [[name, at] as const];
    }),
  );
};

const keep = (entries: ReadonlyMap<string, string>): void => {
  const value = [...entries].map(([name, at]) => `${name}:${at}`).join('~');
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  write(document, `${COOKIE}=${value}; Path=/; Max-Age=${value ? 3_600 : 0}; SameSite=Lax${secure}`);
};

/** Sends a report at once, without the code that collects reports, which may not have loaded. */
const tell = (
  kinds: readonly string[],
  about: Pick<StartedVersion, 'part' | 'version'> & { value?: number },
): void => {
  const { apiBaseUrl, shell } = releaseOfPage();
  const happenings = kinds.map((kind) => ({ kind, ...about }));
  const body = JSON.stringify({ shell: shell.version, happenings, ...takeErrors() });
  const headers = { 'content-type': 'application/json' };
  const url = `${apiBaseUrl}/platform/reports`;
  void fetch(url, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
};

/** The first time stays. Otherwise repeated reloads would look like a page that has just started. */
const remember = (name: string): void => {
  const before = kept();
  keep(new Map([...before, [name, before.get(name) ?? String(Date.now())]]));
};

/** Records that a version's code is about to run. */
export const recordStart = (part: string, version: string): void => {
  const name = nameOf({ part, version });
  // Not for background tabs, which browsers slow down.
  if (document.visibilityState === 'hidden' || begun.some((entry) => nameOf(entry) === name)) return;
  begun.push({ part, version, at: performance.now() });
  remember(name);
  tell(['started'], { part, version });
};

/** The same for the shell of this page. If the document has already recorded it, takes over the time. */
export const recordShellStart = (): void => {
  const { version } = releaseOfPage().shell;
  const { dataset } = document.documentElement;
  if (dataset.shellBegan === undefined) {
    recordStart('shell', version);
    return;
  }
  begun.push({ part: 'shell', version, at: Number(dataset.shellBegan) });
  // From now on this page reports when it is left.
  delete dataset.shellBegan;
};

/** Milliseconds since a version started, at most what a report may say. */
export const ageOf = ({ at }: StartedVersion): number =>
  Math.min(600_000, Math.round(performance.now() - at));

/**
 * Reports that the shell failed while it started. Its record stays, so that the next document has the last
 * good version; `left` ends its start, so that it counts as one failure.
 */
export const reportShellFailure = (): void => {
  const { version } = releaseOfPage().shell;
  const started = begun.find(({ part }) => part === 'shell');
  begun = begun.filter((entry) => entry !== started);
  remember(nameOf({ part: 'shell', version }));
  tell(['load_failed', ...(started ? ['left'] : [])], {
    part: 'shell',
    version,
    ...(started && { value: ageOf(started) }),
  });
};

const take = (isTaken: (started: StartedVersion) => boolean): StartedVersion[] => {
  const taken = begun.filter(isTaken);
  begun = begun.filter((started) => !isTaken(started));
  if (taken.length > 0) {
    const names = taken.map(nameOf);
    keep(new Map([...kept()].filter(([name]) => !names.includes(name))));
  }
  return taken;
};

/** Returns the started versions and deletes their record. */
export const takeStarted = (): StartedVersion[] => take(() => true);

/** The same for a page that is left: what has had its time and is not ready stays recorded as failed. */
export const takeLeft = (): StartedVersion[] => take((started) => ageOf(started) < PATIENCE_MS);
