import { LIMITS } from '@tavolina/shared-api/contract';
import { namesCell } from '../csv/csv-columns.ts';
import type { CsvItem } from '../csv/read-csv.ts';
import { idsByLabel, labelKey } from '../csv/table-labels.ts';
import type { ItemRecord, MenuContent } from '../save/menu-document.ts';

/** A row that goes with an item which its table does not have, or with more items than an item can. */
export interface WrongPair {
  row: number;
  /** What it names; undefined for too many. */
  name: string | undefined;
}

const namesById = (items: readonly ItemRecord[]): Map<string, string> =>
  new Map(items.map(({ id, name }) => [id, name]));

/** Tells the items that rows of a table go with by their names (product.md §501), and what of it is wrong. */
export const pairsIn = (
  made: readonly { row: CsvItem; item: ItemRecord }[],
  stored: Pick<MenuContent, 'items'>,
) => {
  const items = made.map(({ item }) => item);
  const byLabel = idsByLabel(items);
  const present = namesById(items);
  const nameOf = new Map([...namesById(stored.items), ...present]);
  const wrong: WrongPair[] = [];

  const idsOf = (row: CsvItem, item: ItemRecord): string[] => {
    // What the table has no column for stays, except for items that go.
    if (!row.goesWith) return item.goes_with.filter((id) => present.has(id));
    const ids = row.goesWith.flatMap((name) => {
      const id = byLabel.get(labelKey(name));
      if (id === undefined) wrong.push({ row: row.row, name });
      return id ?? [];
    });
    const others = [...new Set(ids)].filter((id) => id !== item.id);
    if (others.length > LIMITS.goesWith) wrong.push({ row: row.row, name: undefined });
    return others;
  };
  return {
    wrong,
    paired: (row: CsvItem, item: ItemRecord): ItemRecord => ({ ...item, goes_with: idsOf(row, item) }),
    namesOf: ({ goes_with }: ItemRecord): string =>
      namesCell(goes_with.flatMap((id) => nameOf.get(id) ?? [])),
  };
};
