import type { ImportChange } from '@tavolina/shared-api/contract';
import { groupedBy } from '../../../platform/lists/grouped-by.ts';
import type { OptionRecord } from '../choices/option-groups.ts';
import type { CsvOption } from '../csv/read-choices.ts';
import { countsBy } from '../csv/stock-cells.ts';
import { labelKey } from '../csv/table-labels.ts';
import type { MenuContent } from '../save/menu-document.ts';
import { choicesBy, type WrongChoices } from './choices-by.ts';
import { changeOfGone } from './imported-fields.ts';
import { type GroupOfRows, importedGroups, storedGroup } from './imported-groups.ts';
import {
  isSameOption,
  optionChange,
  optionOf,
  storedOption,
  type WholeOption,
  wholeOption,
} from './imported-option.ts';
import type { TableContext } from './imported-prices.ts';

/** What a table of choices makes of a menu. */
export interface ImportedChoices {
  content: MenuContent;
  /** Its groups in their order, with the rows that they are made of. */
  groups: GroupOfRows[];
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  /** Option by option: in the order of the table, then what goes. */
  changes: ImportChange[];
  /** Rows that make a further option of one name in one group, each with the row before. */
  repeated: { row: number; first: number }[];
  wrongChoices: WrongChoices[];
  /** What becomes of counts. */
  stock: ReturnType<typeof countsBy>;
}

/** A row with the option that it is, and the row before that has its name. */
interface Match {
  row: CsvOption;
  before: WholeOption | undefined;
  first: number | undefined;
}

/** Matches rows of a group with its options, each once by its name; `left`: options that no row is. */
const matchOptions = ({ rows, before }: GroupOfRows): { matches: Match[]; left: OptionRecord[] } => {
  const byName = groupedBy(before?.options ?? [], ({ name }) => labelKey(name));
  const firstRows = new Map<string, number>();
  const matches = rows.map((row): Match => {
    const key = labelKey(row.name);
    const found = byName.get(key)?.shift();
    const first = firstRows.get(key);
    firstRows.set(key, first ?? row.row);
    return { row, before: found && wholeOption(found), first };
  });
  return { matches, left: [...byName.values()].flat() };
};

/**
 * Makes the rows of a table the groups of choices of a menu (product.md §506). A row with the group and the name of an option is
 * that option: it keeps its id and whatever the table has no column for. Groups without rows go, from what uses them too.
 */
export const importedChoices = (
  rows: readonly CsvOption[],
  menu: MenuContent,
  context: TableContext,
): ImportedChoices => {
  const groups = importedGroups(rows, menu.groups);
  const known = new Set(groups.map(({ record }) => record.id));
  const stays = (id: string): boolean => known.has(id);
  const named = choicesBy(groups.map(({ label, record }) => ({ id: record.id, name: label })));
  const namedBefore = choicesBy(menu.groups);
  const stock = countsBy(context.stock);
  const made = groups.map((group) => {
    const { matches, left } = matchOptions(group);
    const options = matches.map(({ row, before, first }) => {
      const ids = named.idsOf(row) ?? before?.option_group_ids.filter(stays);
      const after = optionOf(row, before, ids, context);
      const choices = { before: before ? namedBefore.namesOf(before) : null, after: named.namesOf(after) };
      const count = stock.changeOf(after.id, row);
      const isSame = !count.stock && isSameOption(before, after);
      const change = isSame ? [] : [optionChange(row, before, after, { choices, ...count })];
      return { option: storedOption(after), change, row: row.row, first: before ? undefined : first };
    });
    return { ...group, options, gone: left.map((option) => changeOfGone(group.label, option.name)) };
  });
  const options = made.flatMap((group) => group.options);
  const changes = options.flatMap(({ change }) => change);
  const gone = [
    ...made.flatMap((group) => group.gone),
    ...menu.groups
      .filter(({ id }) => !stays(id))
      .flatMap((group) => group.options.map((option) => changeOfGone(group.name, option.name))),
  ];
  const added = changes.filter(({ kind }) => kind === 'added').length;
  return {
    content: {
      ...menu,
      items: menu.items.map((item) => ({
        ...item,
        option_group_ids: item.option_group_ids.filter(stays),
      })),
      groups: made.map((group) =>
        storedGroup(
          group,
          group.options.map(({ option }) => option),
        ),
      ),
    },
    groups,
    added,
    changed: changes.length - added,
    removed: gone.length,
    unchanged: options.length - changes.length,
    changes: [...changes, ...gone],
    repeated: options.flatMap(({ row, first }) => (first === undefined ? [] : [{ row, first }])),
    wrongChoices: named.wrong,
    stock,
  };
};
