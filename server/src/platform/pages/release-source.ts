/** A build as it describes itself in `platform.json`. */
export interface Platform {
  name: string;
  version: string;
  prefixes: string[];
  namespace: string;
  entry: string | null;
  manifest: string | null;
  /** What a page loads first, by file name within the version's folder. */
  js: string[];
  css: string[];
  /** Files that draw the pages under a path prefix; builds before this field have none. */
  pages?: Record<string, { js: string[]; css: string[] }> | undefined;
  files: Record<string, { integrity: string; bytes: number }>;
  /** What a page is called in `meta` of the texts, by its path; builds before this field have none. */
  titles?: Record<string, string> | undefined;
  /** What a page asks the API for first, by its path: addresses below the API's base. */
  asks?: Record<string, string[]> | undefined;
  /** Of a shell whose start the document tells; shells of before tell it themselves. */
  notedBy?: 'document' | undefined;
}

/** What the shell asks for of a part before the part runs. */
export const firstFiles = ({ entry, js, css }: Platform): string[] =>
  [entry, ...js, ...css].filter((file) => file !== null);

/** A live part with what a page must know of it. */
export interface LivePart {
  platform: Platform;
  /** The federation manifest; null for the shell. */
  manifest: Record<string, unknown> | null;
  /** Texts by language. */
  texts: Record<string, unknown>;
  /** Texts of the design system, which travel with the shell, by language. */
  uiTexts: Record<string, unknown>;
  /** Code that draws its pages on the server; null in builds that cannot. */
  firstView: string | null;
}

/** A part that should be live but whose files cannot be read; what it owns is known all the same. */
export type AbsentPart = Pick<Platform, 'name' | 'version' | 'prefixes' | 'namespace'>;

/** What one visitor gets. */
export interface LiveRelease {
  /** Number of the release; 0 before the first. */
  id: number;
  parts: Map<string, LivePart>;
  /** The last good version beside each part that has one. */
  fallbacks: Map<string, LivePart>;
  absent: AbsentPart[];
  /** Whether other visitors may get other versions, so that this one has to be recognised. */
  isSplit: boolean;
  /** Versions, by part, that only this browser gets. */
  preview?: Record<string, string>;
}

/** Where pages take releases and their files from. */
export interface ReleaseSource {
  /**
   * What a visitor gets now.
   * @param visitor whatever the same visitor brings each time
   */
  live: (visitor: string) => LiveRelease;
  /** What a browser previews with a token; nothing when the token does not hold. */
  preview: (token: string) => Promise<LivePart[]>;
  /** A file of a published version, or nothing. */
  file: (part: string, version: string, file: string) => Promise<Buffer | undefined>;
}
