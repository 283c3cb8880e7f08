import { randomUUID } from 'node:crypto';
import {
  CONTENT_LANGUAGES,
  changedTranslations,
  changedValues,
  GROUP_FIELDS,
  type GroupValues,
  type ImportedGroup,
  namesOf,
} from '@tavolina/shared-api/contract';
import { groupedBy } from '../../../platform/lists/grouped-by.ts';
import type { GroupRecord, OptionRecord } from '../choices/option-groups.ts';
import { type ChoiceColumn, GROUP_NUMBERS, nameColumn } from '../csv/choice-columns.ts';
import { mergeRowValues } from '../csv/merge-row-values.ts';
import type { CsvOption } from '../csv/read-choices.ts';
import { idsByLabel, labelKey, tableLabels } from '../csv/table-labels.ts';
import { changedPlain, changedText } from './imported-fields.ts';

/** A group of choices that rows of a table make, its options aside. */
export interface GroupOfRows {
  /** What the table calls it. */
  label: string;
  rows: CsvOption[];
  /** The group as it is stored; undefined for one that comes. */
  before: GroupRecord | undefined;
  record: Required<Omit<GroupRecord, 'options'>>;
  /** Cells that say of the group something else than a row before them. */
  wrong: { row: number; column: ChoiceColumn; first: number }[];
}

const groupOf = (rows: CsvOption[], before: GroupRecord | undefined, name: string): GroupOfRows => {
  const wrong: GroupOfRows['wrong'] = [];
  const together = <T>(column: ChoiceColumn, said: (row: CsvOption) => T | undefined): T | undefined => {
    const { value, conflicts } = mergeRowValues(rows.map((row) => ({ row: row.row, value: said(row) })));
    wrong.push(...conflicts.map((conflict) => ({ ...conflict, column })));
    return value;
  };
  const numbers: Partial<GroupValues> = {};
  for (const field of GROUP_NUMBERS) {
    const value = together(field, ({ groupFields }) => groupFields[field]);
    if (value !== undefined) numbers[field] = value;
  }
  const translations: GroupRecord['translations'] = {};
  for (const language of CONTENT_LANGUAGES) {
    const column = nameColumn('group', language);
    const value = together(column, (row) => row.translations[column]);
    if (value !== undefined) translations[language] = { name: value };
  }
  const record = {
    id: before?.id ?? randomUUID(),
    ...changedValues(GROUP_FIELDS, before, { ...numbers, name }),
    translations: changedTranslations(before?.translations, translations),
  };
  return { label: rows[0]?.group ?? name, rows, before, record, wrong };
};

/** The groups of choices that rows make, in the order of their first rows (product.md §506). */
export const importedGroups = (rows: readonly CsvOption[], stored: readonly GroupRecord[]): GroupOfRows[] => {
  const byId = new Map(stored.map((group) => [group.id, group]));
  const idOf = idsByLabel(stored);
  const labels = tableLabels(stored);
  return [...groupedBy(rows, ({ group }) => labelKey(group))].map(([key, own]) => {
    const before = byId.get(idOf.get(key) ?? '');
    const label = own[0]?.group ?? '';
    // A number behind the name, or a comma for a semicolon, is no new name.
    return groupOf(own, before, before && labels.get(before.id) === label ? before.name : label);
  });
};

/** A group as a menu stores it: nothing of further languages where nothing is written. */
export const storedGroup = ({ record }: GroupOfRows, options: OptionRecord[]): GroupRecord => {
  const { translations, ...group } = record;
  return { ...group, ...(Object.keys(translations).length > 0 && { translations }), options };
};

/** What becomes of groups: those that come or change in their order, then those that go. */
export const changedGroups = (
  stored: readonly GroupRecord[],
  after: readonly GroupOfRows[],
): ImportedGroup[] => {
  const stay = new Set(after.map(({ record }) => record.id));
  const made = after.flatMap(({ label, rows, before, record }): ImportedGroup[] => {
    const fields = changedPlain<GroupValues>(namesOf(GROUP_FIELDS), before, record);
    const translations = changedText('name', before && (before.translations ?? {}), record.translations);
    if (before && Object.keys(fields).length === 0 && translations.length === 0) return [];
    const row = rows[0]?.row ?? null;
    return [{ kind: before ? 'changed' : 'added', row, name: label, fields, translations }];
  });
  const gone = stored
    .filter(({ id }) => !stay.has(id))
    .map(({ name }) => ({ kind: 'removed' as const, row: null, name, fields: {}, translations: [] }));
  return [...made, ...gone];
};
