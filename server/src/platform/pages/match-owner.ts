const owns = (prefix: string, path: string): boolean =>
  prefix === '/' ? path === '/' : path === prefix || path.startsWith(`${prefix}/`);

/** The part that owns a path: the longest prefix of whole segments wins. */
export const matchOwner = <T extends { prefixes: string[] }>(parts: T[], path: string): T | undefined => {
  const trimmed = path.replace(/(?<=.)\/+$/, '');
  const owners = parts.flatMap((part) =>
    part.prefixes
      .filter((prefix) => owns(prefix, trimmed))
      .map((prefix) => ({ part, length: prefix.length })),
  );
  return owners.sort((a, b) => b.length - a.length)[0]?.part;
};
