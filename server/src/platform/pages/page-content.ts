import type { Language } from '@tavolina/shared-api/contract';

/** An address as a page is asked for. */
export interface PageRequest {
  /** With the origin that browsers use. */
  url: URL;
  language: Language;
  /** Texts of the part that owns the address, in that language. */
  texts: Record<string, unknown>;
  /** What the page is called in `meta` of the texts. */
  name: string;
  /** What the part says that this page asks the API for first: addresses below the API's base. */
  asks: readonly string[];
  /** The address it is asked from. */
  caller: string;
}

/** Size of the picture that stands for a page in link previews, in px. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** What search engines and link previews read of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** A picture of the size of previews. */
  picture?: { url: string; alt: string };
  /** Objects of schema.org. */
  data: object[];
}

/** What a page carries beside its code. */
export interface PageContent {
  /** 404 where the page is about something that does not exist. */
  status: 200 | 404;
  head?: PageHead;
  /** Title of a page without a head, which search engines leave alone. */
  title?: string;
  /** Answers of the API as JSON text, by address below its base, so that the page need not ask for them. */
  answers: Record<string, string>;
}

/** Finds the content of a page; undefined for pages that have none of their own. */
export type DescribePage = (request: PageRequest) => Promise<PageContent | undefined>;
