import { isDeepStrictEqual } from 'node:util';
import type { ImportChange, ImportedSection } from '@tavolina/shared-api/contract';
import { groupedBy } from '../../../platform/lists/grouped-by.ts';
import type { WrongText } from '../csv/merge-row-texts.ts';
import type { CsvItem } from '../csv/read-csv.ts';
import { countsBy } from '../csv/stock-cells.ts';
import type { MenuContent } from '../save/menu-document.ts';
import { choicesBy, type WrongChoices } from './choices-by.ts';
import { changeOfGone, isReordered } from './imported-fields.ts';
import { changedFields, recordOf, visible } from './imported-item.ts';
import { pairsIn, type WrongPair } from './imported-pairs.ts';
import { changedPrices, type TableContext } from './imported-prices.ts';
import { itemsBy, keyOf, sectionsBy, withEmpty } from './matched-items.ts';
import { changedSections, saidSections } from './section-texts.ts';

/** What an import makes of a menu. */
export interface Imported {
  content: MenuContent;
  /** The rows that have become its items, in their order. */
  read: CsvItem[];
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  /** Sections whose items all go. */
  sections_removed: number;
  /** Item by item: in the order of the table, then what goes. */
  changes: ImportChange[];
  /** What comes, changes and goes of sections (product.md §505). */
  sections: ImportedSection[];
  /** Whether items that stay stand in another order then, or in sections of another order. */
  reordered: boolean;
  /** Rows that make a further item of one name in one section, each with the row before that has made or taken one. */
  repeated: { row: number; first: number }[];
  /** Rows whose item would have no price at all. */
  unpriced: number[];
  /** Rows that name choices which the menu does not have, or too many. */
  wrongChoices: WrongChoices[];
  /** Rows that go with items which the table does not have, or with too many. */
  wrongPairs: WrongPair[];
  /** What becomes of counts. */
  stock: ReturnType<typeof countsBy>;
  /** Texts of sections that rows contradict each other in. */
  wrongTexts: WrongText[];
}

/**
 * Makes the rows of a table what a menu consists of (product.md §196). A row with the section and the name of an item is
 * that item: it keeps its id, its picture and whatever the table has no column for, also its section.
 */
export const importedContent = (
  rows: readonly CsvItem[],
  stored: MenuContent,
  context: TableContext,
): Imported => {
  const sections = sectionsBy(stored.sections);
  const titleOf = new Map(stored.sections.map(({ id, title }) => [id, title]));
  const known = itemsBy(stored);
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const unpriced: number[] = [];
  const choices = choicesBy(stored.groups);
  const stock = countsBy(context.stock);
  const placed: { row: CsvItem; section_id: string | null }[] = [];
  const repeated: Imported['repeated'] = [];
  const firstRows = new Map<string, number>();
  const changes: ImportChange[] = [];
  const read: CsvItem[] = [];
  const made = rows.flatMap((row) => {
    const before = known.take(row);
    const key = keyOf(row.section, row.name);
    const first = firstRows.get(key);
    if (first === undefined) firstRows.set(key, row.row);
    else if (!before) repeated.push({ row: row.row, first });
    const section_id = sections.idOf(row.section, before);
    placed.push({ row, section_id });
    const item = recordOf(row, before, { section_id, groupIds: choices.idsOf(row) }, context);
    if (!item) {
      unpriced.push(row.row);
      return [];
    }
    read.push(row);
    return { row, before, item };
  });
  const pairs = pairsIn(made, stored);
  const items = made.map(({ row, before, item: unpaired }) => {
    const item = pairs.paired(row, unpaired);
    const count = stock.changeOf(item.id, row);
    const isSame = before && !count.stock && isDeepStrictEqual(visible(before), visible(item));
    const kind = isSame ? 'unchanged' : before ? 'changed' : 'added';
    counts[kind] += 1;
    if (kind !== 'unchanged')
      changes.push({
        kind,
        row: row.row,
        section: row.section ?? titleOf.get(item.section_id ?? '') ?? '',
        name: row.name,
        prices: changedPrices(before, item),
        fields: {
          ...changedFields(before, item, { choices: choices.namesOf, goes_with: pairs.namesOf }),
          ...count,
        },
      });
    return item;
  });
  const rowsOf = new Map(
    [...groupedBy(placed, ({ section_id }) => section_id)].map(([id, own]) => [
      id,
      own.map(({ row }) => row),
    ]),
  );
  const said = saidSections(withEmpty(sections.used, stored), rowsOf);
  const content = { sections: said.sections, items, groups: stored.groups };
  const gone = known.left();
  changes.push(
    ...gone.map(({ name, section_id }) => changeOfGone(titleOf.get(section_id ?? '') ?? '', name)),
  );
  const stay = new Set(content.sections.map(({ id }) => id));
  const sections_removed = stored.sections.filter(({ id }) => !stay.has(id)).length;
  const reordered = isReordered(stored.items, items) || isReordered(stored.sections, content.sections);
  return {
    content,
    read,
    ...counts,
    removed: gone.length,
    sections_removed,
    reordered,
    changes,
    sections: changedSections(stored.sections, content.sections, rowsOf),
    unpriced,
    repeated,
    wrongChoices: choices.wrong,
    wrongPairs: pairs.wrong,
    stock,
    wrongTexts: said.wrong,
  };
};
