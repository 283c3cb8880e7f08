import { createBrowserRouter, type PatchRoutesOnNavigationFunctionArgs } from 'react-router-dom';
import { pages } from '../pages.ts';
import { liveRemotes } from '../remotes/live-release.ts';
import { matchRemote } from '../remotes/match-remote.ts';
import { openRemote } from '../remotes/open-remote.ts';
import { ownRoutes } from '../remotes/own-routes.ts';
import { withPageCode } from './page-routes.tsx';
import { RootFrame } from './root-frame.tsx';
import { RouteFailure } from './route-failure.tsx';
import { SkipLink } from './skip-link.tsx';

/** Id of the root route. */
export const ROOT = 'root';

/** Adds the routes of the remote that owns a path, once per remote; no other is loaded (product.md §608). */
const createPatcher = () => {
  const patched = new Set<string>();
  return async ({ path, patch }: PatchRoutesOnNavigationFunctionArgs): Promise<void> => {
    const name = matchRemote(liveRemotes(), path);
    if (name === undefined || patched.has(name)) return;
    const { routes } = await openRemote(name);
    const { [name]: own, ...rest } = liveRemotes();
    const others = Object.values(rest).flatMap((remote) => remote.prefixes);
    if (patched.has(name)) return;
    patched.add(name);
    // Each remote has its own error boundary, so that an error affects only its pages.
    patch(ROOT, [
      {
        id: name,
        ErrorBoundary: RouteFailure,
        children: withPageCode(ownRoutes(routes, { name, prefixes: own?.prefixes ?? [], others })),
      },
    ]);
  };
};

/** An error outside of the frame, with its own skip link. */
const RootFailure = () => (
  <>
    <SkipLink />
    <RouteFailure />
  </>
);

/**
 * The only router. Its root has no path: with one it would match every URL, and no remote would be loaded.
 */
export const createShellRouter = () =>
  createBrowserRouter(
    [
      {
        id: ROOT,
        Component: RootFrame,
        ErrorBoundary: RootFailure,
        HydrateFallback: SkipLink,
        // The console of releases is the shell's own, so that it opens when every remote is broken.
        children: pages,
      },
    ],
    { patchRoutesOnNavigation: createPatcher() },
  );

/** Return type of `createShellRouter`. */
export type ShellRouter = ReturnType<typeof createShellRouter>;
