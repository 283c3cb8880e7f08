import type { RemoteRelease } from '@tavolina/shared-api/runtime';

/** Whether a path is below a prefix, by whole segments. `/` matches only itself. */
export const owns = (prefix: string, path: string): boolean =>
  prefix === '/' ? path === '/' : path === prefix || path.startsWith(`${prefix}/`);

/**
 * Name of the remote that owns a path: the longest matching prefix by whole segments, so that `/menus` does
 * not match `/menu`. Undefined if nobody owns it.
 */
export const matchRemote = (remotes: Record<string, RemoteRelease>, path: string): string | undefined => {
  const trimmed = path.replace(/(?<=.)\/+$/, '');
  const candidates = Object.entries(remotes).flatMap(([name, { prefixes }]) =>
    prefixes.filter((prefix) => owns(prefix, trimmed)).map((prefix) => ({ name, length: prefix.length })),
  );
  return candidates.sort((a, b) => b.length - a.length)[0]?.name;
};
