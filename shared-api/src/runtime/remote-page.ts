import type { ComponentType } from 'react';
import type { NonIndexRouteObject } from 'react-router-dom';

/**
 * A page of a part, declared once in its `src/pages.ts`: the route, and what build, checks and tests read of it
 * (docs/federation.md). They read the file without what it imports, so every field but `lazy`, `loader` and
 * `shouldRevalidate` is a plain value.
 */
export interface RemotePage extends Pick<NonIndexRouteObject, 'loader' | 'shouldRevalidate'> {
  /** Absolute; `:name` stands for one segment. */
  path: string;
  /** Its code: one import that names its chunk by `webpackChunkName`. */
  lazy: () => Promise<{ Component: ComponentType }>;
  /** Key of the text its tab bears. A key `meta.*.title` names the document too, with `description` beside it. */
  title: string;
  /** Who sees it: a trial signs in for the pages of owners. */
  who: 'anyone' | 'owner';
  /** Whether it stands in the sitemap; a list names the queries and paths below with which it stands there besides. */
  sitemap?: true | readonly string[];
  /** Queries with which a trial opens it besides, for what stands in a tab of it and leads to other pages. */
  examples?: readonly string[];
  /** Whether search engines shall leave it alone, with everything below it. */
  isPrivate?: true;
  /**
   * What waits on a first visit until somebody uses the page (product.md §225): all code (`true`), or what draws the
   * page (`own`), while the shell starts at once and is ready for it. Everything on the page that works by itself must
   * be in the first view.
   */
  codeWaits?: true | 'own';
  /** Calls that come with its document: addresses below `/api`, which everybody may ask for. */
  asks?: readonly string[];
}
