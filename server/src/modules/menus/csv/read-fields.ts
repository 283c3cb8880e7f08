import { type Language, namesOf, type PlainFields, type PlainValues } from '@tavolina/shared-api/contract';
import type { TFunction } from 'i18next';
import { textsIn } from '../../../platform/texts/texts.ts';
import { answerIn } from './csv-columns.ts';
import { readDeclared } from './declared-cells.ts';
import { readSchedule } from './schedule-cells.ts';

/** Fields whose cells are text; how long it may be says the schema. */
export const textFields = <F extends PlainFields>(fields: F): (keyof F & string)[] =>
  namesOf(fields).filter((name) => fields[name]?.kind === 'text');

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

const saidOf = (field: PlainFields[string], cell: string, language: Language): Said => {
  const t = textsIn(language);
  if (field.kind === 'flag') return flagSaid(cell, t);
  if (field.kind === 'number') return numberSaid(cell, field, t);
  if (field.kind === 'declared') return readDeclared(field, cell, language);
  if (field.kind === 'schedule') return readSchedule(cell, language);
  // Names that only the whole table can tell.
  if (field.kind === 'items') return undefined;
  return { value: cell };
};

/** What cells say of fields by their names; those without a column, or without an answer, are left out. */
export const readFields = <F extends PlainFields>(
  fields: F,
  cells: Partial<Record<keyof F & string, string>>,
  refuse: (column: keyof F & string, message: string) => void,
  language: Language,
): Partial<PlainValues<F>> => {
  const values: Partial<Record<keyof F & string, unknown>> = {};
  for (const name of namesOf(fields)) {
    const cell = cells[name];
    const said = cell === undefined ? undefined : saidOf(fields[name] as PlainFields[string], cell, language);
    if (said && 'fault' in said) refuse(name, said.fault);
    else if (said) values[name] = said.value;
  }
  return values as Partial<PlainValues<F>>;
};
