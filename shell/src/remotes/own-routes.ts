import type { RouteObject } from '@tavolina/shared-api/runtime';
import { owns } from './match-remote.ts';

/** The absolute path of a nested route. */
const pathOf = (path: string, above: string): string => {
  const joined = path.startsWith('/') ? path : `${above}/${path}`;
  return joined.replace(/\/{2,}/g, '/').replace(/(?<=.)\/+$/, '') || '/';
};

/**
 * The routes of a remote, limited to its own paths. All remotes share one router, so other routes could
 * replace another remote's page. They are dropped and reported as errors, also in a trial of the version.
 * @param name of the remote
 * @param prefixes of its paths
 */
export const ownRoutes = (
  routes: readonly RouteObject[],
  { name, prefixes }: { name: string; prefixes: readonly string[] },
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
    if (route.index || !route.children) return [route];
    return [{ ...route, children: ownRoutes(route.children, { name, prefixes }, path) }];
  });
