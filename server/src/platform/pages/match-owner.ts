const owns = (prefix: string, path: string): boolean => {
  if (prefix === '/') return path === '/';
  const given = path.split('/');
  return prefix.split('/').every((segment, index) => segment === '*' || segment === given[index]);
};

/** Whether a path, with or without a slash at its end, is among these. */
export const isNamed = (paths: readonly string[], path: string): boolean =>
  paths.includes(path.replace(/(?<=.)\/+$/, ''));

/**
 * The longest prefix of a path, by whole segments: `/menu` is no prefix of `/menus`. A `*` matches any one
 * segment.
 */
export const longestPrefix = (prefixes: string[], path: string): string | undefined => {
  const trimmed = path.replace(/(?<=.)\/+$/, '');
  const deep = trimmed.split('/').length;
  return prefixes
    .filter((prefix) => prefix.split('/').length <= deep && owns(prefix, trimmed))
    .sort((a, b) => b.length - a.length)[0];
};

/** The part that owns a path: the one with the longest prefix. */
export const matchOwner = <T extends { prefixes: string[] }>(parts: T[], path: string): T | undefined => {
  const longest = longestPrefix(
    parts.flatMap(({ prefixes }) => prefixes),
    path,
  );
  return parts.find(({ prefixes }) => longest !== undefined && prefixes.includes(longest));
};
