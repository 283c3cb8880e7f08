import type { Language } from '@tavolina/shared-api/contract';

/** A request for a page. */
export interface PageRequest {
  /** Absolute, with the public origin. */
  url: URL;
  language: Language;
  /** Texts of the part that owns the URL, in the page's language. */
  texts: Record<string, unknown>;
  /** What the page is called in `meta` of the texts. */
  name: string;
  /** What the part says that this page asks the API for first: addresses below the API's base. */
  asks: readonly string[];
  /** Address of the client. */
  caller: string;
}

/** Size of the picture in link previews, in px. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Data for search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** The page's own URL, where another one leads to it too; by default the requested one. */
  url?: URL;
  /** Whether search engines shall not list the requested address, and only follow its links. */
  isUnlisted?: boolean;
  /** A picture in the size of previews. */
  picture?: { url: string; alt: string };
  /** Objects of schema.org. */
  data: object[];
}

/** What a document contains beside its code. */
export interface PageContent {
  /** 404 when the page is about something that does not exist. */
  status: 200 | 404;
  head?: PageHead;
  /** Path and query to which visitors are redirected: the page's permanent address (301), or another for now (302). */
  moved?: { to: string; status: 301 | 302 };
  /** Title of a page that search engines must not index. */
  title?: string;
  /** API responses as JSON text, by path below the API's base, so that the page need not request them. */
  answers: Record<string, string>;
}

/** Finds the content of a page; undefined for pages without content. */
export type DescribePage = (request: PageRequest) => Promise<PageContent | undefined>;
