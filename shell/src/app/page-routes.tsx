import type { RouteObject } from '@tavolina/shared-api/runtime';
import { type LoadRoute, pageCode } from '../remotes/page-code.ts';
import { retryOnce } from '../remotes/retry-once.ts';
import { PageToCome } from './page-to-come.tsx';

/** The same, or a page that stands in for it: the code of a framed page that does not come is no error of its frame. */
const inFrame = (load: LoadRoute): LoadRoute => {
  const page = pageCode(load);
  return async () => {
    await page.load();
    return page.route ?? { Component: () => <PageToCome page={page} /> };
  };
};

/**
 * The same routes, with one retry for their code. Where that does not come while the server is away, pages within a frame
 * leave it standing (product.md §447); others have nothing but the error.
 */
export const withPageCode = (routes: readonly RouteObject[], isFramed = false): RouteObject[] =>
  routes.map((route): RouteObject => {
    const { lazy } = route;
    const asked =
      typeof lazy === 'function' ? { ...route, lazy: isFramed ? inFrame(lazy) : retryOnce(lazy) } : route;
    if (asked.index || !asked.children) return asked;
    const hasFrame = isFramed || Boolean(asked.Component ?? asked.element);
    return { ...asked, children: withPageCode(asked.children, hasFrame) };
  });
