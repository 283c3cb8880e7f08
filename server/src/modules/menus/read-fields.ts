import { ITEM_FIELDS, type ItemValues, type Language, namesOf } from '@tavolina/shared-api/contract';
import type { TFunction } from 'i18next';
import { textsIn } from '../../platform/texts/texts.ts';
import { answerIn, type CsvColumn } from './csv-columns.ts';
import { readDeclared } from './declared-cells.ts';
import { readSchedule } from './schedule-cells.ts';

/** Cells of a row, by their columns. */
export type Cells = Partial<Record<CsvColumn, string>>;

type ItemField = keyof typeof ITEM_FIELDS;

/** Fields whose cells are text; how long it may be says the schema. */
export const TEXTS = namesOf(ITEM_FIELDS).filter((name) => ITEM_FIELDS[name].kind === 'text');

/** What a cell says of a field: a value, what is wrong with it, or nothing. */
type Said = { value: unknown } | { fault: string } | undefined;

/** A whole number within bounds; null for an empty cell, undefined for anything else. */
const numberIn = (cell: string, { min, max }: { min: number; max: number }): number | null | undefined => {
  if (cell === '') return null;
  const value = /^\d{1,9}$/.test(cell) ? Number(cell) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};

const flagSaid = (cell: string, t: TFunction): Said => {
  if (cell === '') return undefined;
  const value = answerIn(cell);
  return value === undefined ? { fault: t('menuTable.yesOrNo') } : { value };
};

const numberSaid = (cell: string, bounds: { min: number; max: number }, t: TFunction): Said => {
  const value = numberIn(cell, bounds);
  if (value !== undefined) return { value };
  return { fault: t('menuTable.wholeNumber', { min: bounds.min, max: bounds.max }) };
};

const saidOf = (name: ItemField, cell: string, language: Language): Said => {
  const field = ITEM_FIELDS[name];
  const t = textsIn(language);
  if (field.kind === 'flag') return flagSaid(cell, t);
  if (field.kind === 'number') return numberSaid(cell, field, t);
  if (field.kind === 'declared') return readDeclared(field, cell, language);
  if (field.kind === 'schedule') return readSchedule(cell, language);
  return { value: cell };
};

/** What cells say of an item's fields; those without a column, or without an answer, are left out. */
export const readFields = (
  cells: Cells,
  refuse: (column: CsvColumn, message: string) => void,
  language: Language,
): Partial<ItemValues> => {
  const fields: Partial<Record<ItemField, unknown>> = {};
  for (const name of namesOf(ITEM_FIELDS)) {
    const cell = cells[name];
    const said = cell === undefined ? undefined : saidOf(name, cell, language);
    if (said && 'fault' in said) refuse(name, said.fault);
    else if (said) fields[name] = said.value;
  }
  return fields as Partial<ItemValues>;
};
