import type { RouteObject } from '@tavolina/shared-api/runtime';
import { owns } from './match-remote.ts';

/** The absolute path of a nested route. */
const pathOf = (path: string, above: string): string => {
  const joined = path.startsWith('/') ? path : `${above}/${path}`;
  return joined.replace(/\/{2,}/g, '/').replace(/(?<=.)\/+$/, '') || '/';
};

/** Length of the longest prefix that owns a path; 0 if none does. */
const longest = (prefixes: readonly string[], path: string): number =>
  Math.max(0, ...prefixes.filter((prefix) => owns(prefix, path)).map(({ length }) => length));

/**
 * The routes of a remote, limited to its own paths. All remotes share one router, so other routes could
 * replace another remote's page. They are dropped and reported as errors, also in a trial of the version.
 * A route below its paths at which another remote has a longer one is dropped in silence: while a page moves
 * from one remote to another, both have it (product.md §607).
 * @param name of the remote
 * @param prefixes of its paths
 * @param others paths of the other remotes
 */
export const ownRoutes = (
  routes: readonly RouteObject[],
  { name, prefixes, others = [] }: { name: string; prefixes: readonly string[]; others?: readonly string[] },
  above = '/',
): RouteObject[] =>
  routes.flatMap((route): RouteObject[] => {
    const path = route.path === undefined ? above : pathOf(route.path, above);
    const isPage = route.path !== undefined || route.index === true;
    if (isPage && !prefixes.some((prefix) => owns(prefix, path))) {
      // Not thrown, because the remote's other pages are valid.
      reportError(
        new Error(`${name}: the route ${path} is not within ${prefixes.join(', ')} and was left out`),
      );
      return [];
    }
    if (isPage && longest(others, path) > longest(prefixes, path)) return [];
    if (route.index || !route.children) return [route];
    return [{ ...route, children: ownRoutes(route.children, { name, prefixes, others }, path) }];
  });
