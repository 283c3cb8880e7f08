import {
  GROUP_FIELDS,
  type GroupValues,
  type Language,
  LIMITS,
  OPTION_FIELDS,
  type OptionValues,
  optionGroupsRequest,
  translatedText,
} from '@tavolina/shared-api/contract';
import { z } from 'zod';
import { fieldErrors } from '../../../platform/http/field-errors.ts';
import { type ChoiceColumn, choiceColumnOf, choiceHeading, NAME_COLUMNS } from './choice-columns.ts';
import { namesInCell } from './csv-columns.ts';
import { type CsvPrices, readPriceCells } from './price-cells.ts';
import { readFields } from './read-fields.ts';
import { type CsvStock, STOCK_FIELDS } from './stock-cells.ts';
import { type CellsOf, cellsOf, type Problems, readRows } from './table-rows.ts';

/** An option as a row says it, with what it says of the option's group. What is undefined has no column. */
export interface CsvOption extends CsvPrices {
  row: number;
  group: string;
  groupFields: Partial<GroupValues>;
  name: string;
  fields: Partial<OptionValues>;
  /** Names in further languages; empty takes one away. */
  translations: Partial<Record<ChoiceColumn, string>>;
  /** Names of the groups that come with it. */
  choices: string[] | undefined;
  stock: CsvStock;
}

const KIND = {
  columnOf: choiceColumnOf,
  headingOf: choiceHeading,
  needed: ['group', 'option'],
  mostRows: LIMITS.optionGroups * LIMITS.groupOptions,
} as const;

const requested = optionGroupsRequest.element.shape;
const texts = z.object({
  group: requested.name,
  option: requested.options.element.shape.name,
  ...Object.fromEntries(NAME_COLUMNS.map((column) => [column, translatedText(LIMITS.title).optional()])),
});

const { name: _groupName, ...NUMBERS } = GROUP_FIELDS;
const { name: _optionName, ...ANSWERS } = OPTION_FIELDS;

const readOption = (
  cells: CellsOf<ChoiceColumn>,
  row: number,
  language: Language,
  problems: Problems<ChoiceColumn>,
): CsvOption => {
  const parsed = texts.safeParse(cells, { reportInput: true });
  for (const { field, message } of parsed.success ? [] : fieldErrors(parsed.error, language))
    problems.add(row, field as ChoiceColumn, message);
  const refuse = (column: ChoiceColumn, message: string): void => problems.add(row, column, message);
  return {
    row,
    group: cells.group ?? '',
    groupFields: readFields(NUMBERS, cells, refuse, language),
    name: cells.option ?? '',
    fields: readFields(ANSWERS, cells, refuse, language),
    translations: cellsOf<ChoiceColumn>(cells, NAME_COLUMNS),
    choices: cells.choices === undefined ? undefined : namesInCell(cells.choices),
    stock: readFields(STOCK_FIELDS, cells, refuse, language),
    ...readPriceCells(cells, refuse, language, true),
  };
};

/** Reads a table of choices (product.md §506), as tables of items are read. */
export const readChoices = (csv: string, language: Language) => {
  const { rows, problems, ignored } = readRows<ChoiceColumn>(csv, KIND, language);
  const options = rows.map(({ row, cells }) => readOption(cells, row, language, problems));
  return { options, problems: problems.found, ignored };
};
