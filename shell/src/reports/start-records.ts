/**
 * Code in an endless loop cannot report itself. So a page records in a cookie which versions it is about to
 * run, and deletes them once it is ready. If it never was, the next document finds the record (product.md
 * §143). The start of the shell is recorded by the document, before any code of the shell; where it is not,
 * for example in development, this module does it. It has no imports, so that it runs first.
 */
const COOKIE = 'tavolina_starting';

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

/** Records that a version's code is about to run. */
export const recordStart = (part: string, version: string): void => {
  const name = nameOf({ part, version });
  // Not for background tabs, which browsers slow down.
  if (document.visibilityState === 'hidden' || begun.some((entry) => nameOf(entry) === name)) return;
  begun.push({ part, version, at: performance.now() });
  // The first time stays. Otherwise repeated reloads would look like a page that has just started.
  const before = kept();
  keep(new Map([...before, [name, before.get(name) ?? String(Date.now())]]));
  const { apiBaseUrl, shell } = releaseOfPage();
  const body = JSON.stringify({ shell: shell.version, happenings: [{ kind: 'started', part, version }] });
  const headers = { 'content-type': 'application/json' };
  const url = `${apiBaseUrl}/platform/reports`;
  void fetch(url, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
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

/** Returns the started versions and deletes their record. */
export const takeStarted = (): StartedVersion[] => {
  const taken = begun;
  begun = [];
  if (taken.length > 0) {
    const names = taken.map(nameOf);
    keep(new Map([...kept()].filter(([name]) => !names.includes(name))));
  }
  return taken;
};
