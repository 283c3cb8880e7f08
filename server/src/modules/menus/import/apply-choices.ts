import { type ImportProblem, type Language, LIMITS } from '@tavolina/shared-api/contract';
import { wrongFields } from '../../../platform/http/field-errors.ts';
import { textsIn } from '../../../platform/texts/texts.ts';
import { wrongGroups } from '../choices/wrong-groups.ts';
import { type ChoiceColumn, choiceHeading } from '../csv/choice-columns.ts';
import { readChoices } from '../csv/read-choices.ts';
import { type ProblemAt, problemAt } from '../csv/table-rows.ts';
import type { MenuContent } from '../save/menu-document.ts';
import { type AppliedTable, MOST_PROBLEMS, type Table } from './applied-table.ts';
import type { WrongChoices } from './choices-by.ts';
import { type ImportedChoices, importedChoices } from './imported-choices.ts';
import { isReordered } from './imported-fields.ts';
import { changedGroups, type GroupOfRows } from './imported-groups.ts';
import type { TableContext } from './imported-prices.ts';

type Problem = ProblemAt<ChoiceColumn>;

/** What is wrong with names of groups in cells, in words. */
const wrongNames = (
  wrong: readonly WrongChoices[],
  problem: Problem,
  language: Language,
): ImportProblem[] => {
  const t = textsIn(language);
  return wrong.map(({ row, name }) =>
    problem(
      row,
      'choices',
      name === undefined
        ? t('fields.list_too_long', { limit: LIMITS.groupsOfItem })
        : t('menuTable.unknownGroup', { subject: name }),
    ),
  );
};

/** What a menu takes of groups and options, said at the first row beyond it. */
const beyondLimits = (
  groups: readonly GroupOfRows[],
  problem: Problem,
  language: Language,
): ImportProblem[] => {
  const tooLong = (limit: number): string => textsIn(language)('fields.list_too_long', { limit });
  const [group] = groups.slice(LIMITS.optionGroups);
  return [
    ...(group ? [problem(group.rows[0]?.row ?? 1, 'group', tooLong(LIMITS.optionGroups))] : []),
    ...groups.flatMap(({ rows }) =>
      rows
        .slice(LIMITS.groupOptions, LIMITS.groupOptions + 1)
        .map(({ row }) => problem(row, 'option', tooLong(LIMITS.groupOptions))),
    ),
  ];
};

/** Columns by the last part of a field that a save refuses. */
const COLUMNS: Readonly<Record<string, ChoiceColumn>> = {
  min_choices: 'min_choices',
  max_choices: 'max_choices',
  option_group_ids: 'choices',
  diets: 'diets',
};

/** What a save would refuse of groups (product.md §400), at the rows that say it. */
const wrongToSave = (
  { content, groups }: ImportedChoices,
  problem: Problem,
  language: Language,
): ImportProblem[] =>
  wrongFields(wrongGroups(content.groups), language).map(({ field, message }) => {
    const [, index, part = '', position] = field.split('.');
    const rows = groups[Number(index)]?.rows ?? [];
    const row = rows[part === 'options' ? Number(position) : 0]?.row ?? 1;
    const column = field.split('.').flatMap((name) => COLUMNS[name] ?? [])[0];
    return problem(row, column ?? null, message);
  });

/** Groups that go although something of the menu uses them. */
const lostGroups = (before: MenuContent, after: MenuContent, language: Language): ImportProblem[] => {
  const t = textsIn(language);
  const stay = new Set(after.groups.map(({ id }) => id));
  return before.groups
    .filter(({ id }) => !stay.has(id))
    .flatMap(({ id, name }) => {
      const count = before.items.filter(({ option_group_ids }) => option_group_ids.includes(id)).length;
      const message = t('menuTable.losesChoices', { subject: name, count });
      return count === 0 ? [] : [{ row: 1, column: null, message }];
    });
};

/** Makes a table the groups of choices of a menu (product.md §506), without storing anything. */
export const applyChoices = (
  { csv, language }: Table,
  stored: MenuContent,
  context: TableContext,
): AppliedTable => {
  const t = textsIn(language);
  const { options, problems: unread, ignored } = readChoices(csv, language);
  const imported = importedChoices(options, stored, context);
  const problem = problemAt(choiceHeading, language);
  const contradictions = imported.groups.flatMap(({ wrong }) =>
    wrong.map(({ row, column, first }) =>
      problem(row, column, t('menuTable.otherOfGroup', { row: String(first) })),
    ),
  );
  const emptying = unread.length === 0 && options.length === 0 && stored.groups.length > 0;
  const counts = imported.stock.wrong.map((row) => problem(row, 'left', t('menuTable.dailyWithoutLeft')));
  const names = wrongNames(imported.wrongChoices, problem, language);
  const wrong = [...unread, ...contradictions, ...names, ...counts];
  const all = [
    ...wrong,
    ...beyondLimits(imported.groups, problem, language),
    // What rows say is put right first: what follows from it is wrong with it.
    ...(wrong.length > 0 ? [] : wrongToSave(imported, problem, language)),
    ...(emptying ? [problem(1, null, t('menuTable.noOptions', { count: stored.groups.length }))] : []),
  ].toSorted((a, b) => a.row - b.row);
  const warnings = [
    ...lostGroups(stored, imported.content, language),
    ...ignored.map((column) => ({ row: 1, column, message: t('menuTable.notRead') })),
    ...imported.repeated.map(({ row, first }) =>
      problem(row, 'option', t('menuTable.repeatedOption', { row: String(first) })),
    ),
  ];
  const { content, groups, added, changed, removed, unchanged, changes } = imported;
  const [before, after] = [stored.groups, content.groups].map((list) => [
    ...list,
    ...list.flatMap(({ options: each }) => each),
  ]);
  return {
    content,
    counts: imported.stock.changes,
    rows: [],
    problems: all.slice(0, MOST_PROBLEMS),
    warnings: warnings.slice(0, MOST_PROBLEMS),
    told: {
      table: 'choices',
      added,
      changed,
      removed,
      unchanged,
      sections_removed: 0,
      reordered: isReordered(before ?? [], after ?? []),
      changes,
      sections: [],
      groups: changedGroups(stored.groups, groups),
    },
  };
};
