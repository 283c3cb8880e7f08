import type { RouteObject } from '@tavolina/shared-api/runtime';
import { owns } from './match-remote.ts';

/** The address of a route below another one's, as the router understands it. */
const pathOf = (path: string, above: string): string => {
  const joined = path.startsWith('/') ? path : `${above}/${path}`;
  return joined.replace(/\/{2,}/g, '/').replace(/(?<=.)\/+$/, '') || '/';
};

/**
 * The routes of a remote for its own addresses. Any other would stand in the one router of all remotes, and could take
 * a page that another one draws: it is left out and told to who wrote it, as a trial of the version tells it too.
 * @param name of the remote
 * @param prefixes of the addresses it owns
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
      // Nothing is thrown: the other pages of the remote are sound.
      reportError(
        new Error(`${name}: the route ${path} is not within ${prefixes.join(', ')} and was left out`),
      );
      return [];
    }
    if (route.index || !route.children) return [route];
    return [{ ...route, children: ownRoutes(route.children, { name, prefixes }, path) }];
  });
