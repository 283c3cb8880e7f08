/** What has the same key, by that: keys in the order of their first entries, entries in their order. */
export const groupedBy = <T, Key>(list: Iterable<T>, keyOf: (entry: T) => Key): Map<Key, T[]> => {
  const groups = new Map<Key, T[]>();
  for (const entry of list) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
};
