/** One live remote, as the server names it in the page. */
export interface RemoteRelease {
  version: string;
  /** Address of the version's folder, ending in a slash. */
  base: string;
  /** Path prefixes (whole segments) the remote owns; `/` means only the start page. */
  prefixes: string[];
  namespace: string;
  /** The federation manifest, inlined so that no request is needed for it; null when the version is missing. */
  manifest: Record<string, unknown> | null;
  /** Integrity of the files that are loaded first, by name within the version's folder. */
  integrity: Record<string, string>;
  /** The last good version, for when this one fails in the page; none when there is no other. */
  fallback?: RemoteRelease;
}

/** What the server tells a page about this installation. */
export interface Release {
  /** Number of the release; servers before this field send none. */
  id?: number;
  apiBaseUrl: string;
  publicOrigin: string;
  shell: { version: string };
  remotes: Record<string, RemoteRelease>;
  /** Versions, by part, that only this browser gets, until its preview ends. */
  preview?: Record<string, string>;
}

const EMPTY: Release = { apiBaseUrl: '/api', publicOrigin: '', shell: { version: 'dev' }, remotes: {} };

let release: Release | undefined;

/** The release this page was served with, read once from the page. */
export const currentRelease = (): Release => {
  release ??= JSON.parse(document.getElementById('release')?.textContent ?? 'null') as Release | undefined;
  release ??= EMPTY;
  return release;
};

/** Says which release a page is drawn with where there is no document to read it from. */
export const announceRelease = (announced: Release): void => {
  release = announced;
};
