/**
 * The order after an edit that may name only some: those it names change places among themselves, the others stay where
 * they are, and new ones stand behind the one they are named after.
 */
export const mergeOrder = (before: readonly string[], named: readonly string[]): string[] => {
  const known = new Set(before);
  const isNamed = new Set(named);
  const leading: string[] = [];
  const groups: string[][] = [];
  for (const id of named) {
    if (known.has(id)) groups.push([id]);
    else (groups.at(-1) ?? leading).push(id);
  }
  if (groups.length === 0) return [...before, ...leading];
  groups[0]?.unshift(...leading);
  return before.flatMap((id) => (isNamed.has(id) ? (groups.shift() ?? []) : [id]));
};
