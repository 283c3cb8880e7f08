/** A group of choices as tables name it. */
interface Named {
  id: string;
  name: string;
}

/** Names as they are compared: letters' case is none of them. */
export const labelKey = (label: string): string => label.toLowerCase();

/**
 * What groups of choices are called in tables, by their ids (product.md §507): by their names, without the sign that separates
 * names in a cell. A further group of a name has its number behind it, because a name is all that tells groups there.
 */
export const groupLabels = (groups: readonly Named[]): ReadonlyMap<string, string> => {
  const taken = new Set<string>();
  return new Map(
    groups.map(({ id, name }) => {
      const plain = name.replaceAll(';', ',');
      let label = plain;
      for (let count = 2; taken.has(labelKey(label)); count += 1) label = `${plain} (${count})`;
      taken.add(labelKey(label));
      return [id, label];
    }),
  );
};

/** Finds groups by what tables call them. */
export const groupsByLabel = (groups: readonly Named[]): ReadonlyMap<string, string> =>
  new Map([...groupLabels(groups)].map(([id, label]) => [labelKey(label), id]));
