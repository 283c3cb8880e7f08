/** A build's own description, `platform.json`. */
export interface Platform {
  name: string;
  version: string;
  prefixes: string[];
  namespace: string;
  entry: string | null;
  manifest: string | null;
  /** Files that every page loads first, relative to the version's folder. */
  js: string[];
  css: string[];
  /** Files with which the shell draws pages; shells before this field have them in `js`. */
  draws?: string[] | undefined;
  /** Files of single pages, by path prefix. Missing in older builds. */
  pages?: Record<string, { js: string[]; css: string[] }> | undefined;
  files: Record<string, { integrity: string; bytes: number }>;
  /** What a page is called in `meta` of the texts, by its path; builds before this field have none. */
  titles?: Record<string, string> | undefined;
  /** What a page asks the API for first, by its path: addresses below the API's base. */
  asks?: Record<string, string[]> | undefined;
  /** Paths of its pages whose code waits on a first visit until somebody uses them. */
  waits?: string[] | undefined;
  /** The same where the shell starts at once, and only what draws the page waits. */
  ownWaits?: string[] | undefined;
  /** Set by shells whose start the document records. Older shells record it themselves. */
  notedBy?: 'document' | undefined;
}

/** Files that the shell loads before it runs a part. */
export const firstFiles = ({ entry, js, css }: Platform): string[] =>
  [entry, ...js, ...css].filter((file) => file !== null);

/** A live part with everything that rendering a page needs. */
export interface LivePart {
  platform: Platform;
  /** The federation manifest; null for the shell. */
  manifest: Record<string, unknown> | null;
  /** Texts by language. */
  texts: Record<string, unknown>;
  /** Texts of the design system, which are built into the shell, by language. */
  uiTexts: Record<string, unknown>;
  /** Code that renders its pages on the server, packed by `packCode`; null in builds without it. */
  firstView: Buffer | null;
}

/** A live part whose files cannot be read. Its paths are still known. */
export type AbsentPart = Pick<Platform, 'name' | 'version' | 'prefixes' | 'namespace'>;

/** The versions for one visitor. */
export interface LiveRelease {
  /** Number of the release; 0 before the first. */
  id: number;
  parts: Map<string, LivePart>;
  /** The last good version of each part that has one, by name. */
  fallbacks: Map<string, LivePart>;
  absent: AbsentPart[];
  /** Whether visitors get different versions, so that this one must be recognised. */
  isSplit: boolean;
  /** Previewed versions, by part, which only this browser gets. */
  preview?: Record<string, string>;
}

/** Source of releases and their files. */
export interface ReleaseSource {
  /**
   * The current release for a visitor.
   * @param visitor an id that the same visitor always sends
   */
  live: (visitor: string) => LiveRelease;
  /** The parts that a preview token stands for; an empty list for an invalid token. */
  preview: (token: string) => Promise<LivePart[]>;
  /** A file of a published version; undefined if it does not exist. */
  file: (part: string, version: string, file: string) => Promise<Buffer | undefined>;
}
