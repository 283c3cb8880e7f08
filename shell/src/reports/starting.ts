/**
 * Code in an endless loop tells nothing of itself. So a page tells what it is about to run before it runs it, and a
 * cookie keeps that until the page is ready: the next document finds it there, where this one came to no end
 * (product.md §143). The start of the shell is noted by the document, before anything of the shell runs; one that is not,
 * such as a developer's, leaves it to this module, which depends on none.
 */
const COOKIE = 'tavolina_starting';

/** A version whose code this page has begun to run. */
export interface Begun {
  part: string;
  version: string;
  /** When, in ms since the page began. */
  at: number;
}

let begun: Begun[] = [];

/** Written at once, which the Cookie Store does later: a loop leaves no later. */
const write = (jar: { cookie: string }, cookie: string): void => {
  jar.cookie = cookie;
};

const releaseOfPage = (): { apiBaseUrl: string; shell: { version: string } } =>
  JSON.parse(
    document.getElementById('release')?.textContent ?? '{"apiBaseUrl":"/api","shell":{"version":"dev"}}',
  );

const nameOf = ({ part, version }: Pick<Begun, 'part' | 'version'>): string => `${part}@${version}`;

/** What this page and others of the browser have begun, each version with the moment by the clock. */
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

/** Says that a version's code begins to run, while there is still time to say it. */
export const noteStart = (part: string, version: string): void => {
  const name = nameOf({ part, version });
  // Nobody waits for a page behind others, and browsers hold it up.
  if (document.visibilityState === 'hidden' || begun.some((entry) => nameOf(entry) === name)) return;
  begun.push({ part, version, at: performance.now() });
  // The first moment stays: whoever loads again and again shall not be taken for a tab that has just begun.
  const before = kept();
  keep(new Map([...before, [name, before.get(name) ?? String(Date.now())]]));
  const { apiBaseUrl, shell } = releaseOfPage();
  const body = JSON.stringify({ shell: shell.version, happenings: [{ kind: 'started', part, version }] });
  const headers = { 'content-type': 'application/json' };
  const url = `${apiBaseUrl}/platform/reports`;
  void fetch(url, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
};

/** The same for the shell of this page, unless the document has said it: then it says when. */
export const noteShellStart = (): void => {
  const { version } = releaseOfPage().shell;
  const { dataset } = document.documentElement;
  if (dataset.shellBegan === undefined) {
    noteStart('shell', version);
    return;
  }
  begun.push({ part: 'shell', version, at: Number(dataset.shellBegan) });
  // From here on this page says when it is left.
  delete dataset.shellBegan;
};

/** What the page has begun to run, from now on forgotten. */
export const takeBegun = (): Begun[] => {
  const taken = begun;
  begun = [];
  if (taken.length > 0) {
    const names = taken.map(nameOf);
    keep(new Map([...kept()].filter(([name]) => !names.includes(name))));
  }
  return taken;
};
