/** A live remote, as the document describes it. */
export interface RemoteRelease {
  version: string;
  /** URL of the version's folder, ending in a slash. */
  base: string;
  /** Path prefixes (whole segments) of the remote; `/` means the start page only. */
  prefixes: string[];
  namespace: string;
  /** The federation manifest, inlined to save a request; null when the version is missing. */
  manifest: Record<string, unknown> | null;
  /** Hashes of the files that are loaded first, by name within the version's folder. */
  integrity: Record<string, string>;
  /** The last good version, used when this one fails in the page; undefined if there is no other. */
  fallback?: RemoteRelease;
}

/** The release and settings in the document. */
export interface Release {
  /** Number of the release; missing in older servers. */
  id?: number;
  apiBaseUrl: string;
  publicOrigin: string;
  shell: { version: string };
  remotes: Record<string, RemoteRelease>;
  /** Tiles for maps, where the installation has them: an address with `{z}`, `{x}` and `{y}`, and whose they are. */
  mapTiles?: { url: string; attribution: string };
  /** Share of the presses whose requests are traced; missing where none are. */
  traceShare?: number;
  /** Previewed versions by part, which only this browser gets. */
  preview?: Record<string, string>;
}

const EMPTY: Release = { apiBaseUrl: '/api', publicOrigin: '', shell: { version: 'dev' }, remotes: {} };

let release: Release | undefined;

/** The release in the document, parsed once. */
export const currentRelease = (): Release => {
  release ??= JSON.parse(document.getElementById('release')?.textContent ?? 'null') as Release | undefined;
  release ??= EMPTY;
  return release;
};

/** Sets the release where there is no document to read it from. */
export const announceRelease = (announced: Release): void => {
  release = announced;
};
