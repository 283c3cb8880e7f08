import { createBrowserRouter, type PatchRoutesOnNavigationFunctionArgs } from 'react-router-dom';
import { pages } from '../pages.ts';
import { askingTwice } from '../remotes/ask-twice.ts';
import { liveRemotes } from '../remotes/live-release.ts';
import { loadRemote } from '../remotes/load-remote.ts';
import { matchRemote } from '../remotes/match-remote.ts';
import { ownRoutes } from '../remotes/own-routes.ts';
import { RootFrame } from './root-frame.tsx';
import { RouteFailure } from './route-failure.tsx';
import { SkipLink } from './skip-link.tsx';

/** The route around every page. */
export const ROOT = 'root';

/** Brings the routes of the remote that owns a path into the router, once per remote. */
const createPatcher = () => {
  const patched = new Set<string>();
  return async ({ path, patch }: PatchRoutesOnNavigationFunctionArgs): Promise<void> => {
    const name = matchRemote(liveRemotes(), path);
    if (name === undefined || patched.has(name)) return;
    const { routes } = await loadRemote(name);
    const prefixes = liveRemotes()[name]?.prefixes ?? [];
    if (patched.has(name)) return;
    patched.add(name);
    // A part of its own around each remote: what throws inside takes down only that remote's pages.
    patch(ROOT, [
      { id: name, ErrorBoundary: RouteFailure, children: askingTwice(ownRoutes(routes, { name, prefixes })) },
    ]);
  };
};

/** A failure that leaves no frame standing brings its own way past the header. */
const RootFailure = () => (
  <>
    <SkipLink />
    <RouteFailure />
  </>
);

/** The one router of the platform. Its root has no path: with one, it would match everything and ask no remote. */
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

/** What `createShellRouter` makes. */
export type ShellRouter = ReturnType<typeof createShellRouter>;
