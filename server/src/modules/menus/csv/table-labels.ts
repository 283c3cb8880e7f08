/** What tables name: a group of choices, or an item that others go with. */
interface Named {
  id: string;
  name: string;
}

/** Names as they are compared: letters' case is none of them. */
export const labelKey = (label: string): string => label.toLowerCase();

/**
 * What groups of choices and items are called in cells of tables, by their ids (product.md §501, §507): by their names, without
 * the sign that separates names in a cell. A further one of a name has its number behind it, because a name is all that tells
 * them there.
 * @param named in the order of the table
 */
export const tableLabels = (named: readonly Named[]): ReadonlyMap<string, string> => {
  const taken = new Set<string>();
  return new Map(
    named.map(({ id, name }) => {
      const plain = name.replaceAll(';', ',');
      let label = plain;
      for (let count = 2; taken.has(labelKey(label)); count += 1) label = `${plain} (${count})`;
      taken.add(labelKey(label));
      return [id, label];
    }),
  );
};

/** Finds them by what tables call them. */
export const idsByLabel = (named: readonly Named[]): ReadonlyMap<string, string> =>
  new Map([...tableLabels(named)].map(([id, label]) => [labelKey(label), id]));
