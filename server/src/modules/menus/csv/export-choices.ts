import {
  type ContentLanguage,
  GROUP_FIELDS,
  initialValues,
  type Language,
  OPTION_FIELDS,
} from '@tavolina/shared-api/contract';
import type { Database } from '../../../platform/database/database.ts';
import { toCsv } from '../../../platform/format/csv.ts';
import type { GroupRecord, OptionRecord } from '../choices/option-groups.ts';
import { choicesBy } from '../import/choices-by.ts';
import { type ChangedMenu, findOwnMenu } from '../save/change-menu.ts';
import { type ChoiceColumn, choiceColumns, choiceHeading, nameColumn } from './choice-columns.ts';
import { fieldCells, priceCells } from './field-cells.ts';
import { stockCells } from './stock-cells.ts';
import { tableLabels } from './table-labels.ts';

type Cells = Partial<Record<ChoiceColumn, string>>;

const nameCells = (
  thing: 'group' | 'option',
  { translations }: Pick<GroupRecord | OptionRecord, 'translations'>,
  further: readonly ContentLanguage[],
): Cells =>
  Object.fromEntries(
    further.map((language) => [nameColumn(thing, language), translations?.[language]?.name ?? '']),
  );

/**
 * The groups of choices of a menu as a table with a row for each option, which can be imported again (product.md §506). What is
 * said of a group stands in each of its rows, so that rows can be sorted and taken out.
 * @throws {ApiFailure} `menu_not_found`
 */
export const choicesCsv = async (
  database: Database,
  own: Pick<ChangedMenu, 'id' | 'businessId'>,
  language: Language,
): Promise<string> => {
  const { groups, business, stock } = await findOwnMenu(database, own);
  const further = business.content_languages.slice(1);
  const columns = choiceColumns(further);
  const labelOf = tableLabels(groups);
  const { namesOf } = choicesBy(groups);
  const lines = groups.flatMap((group) => {
    const { name: _group, ...numbers } = fieldCells(GROUP_FIELDS, group, language);
    return group.options.map((option): Cells => {
      // What was stored before options had a field lacks it.
      const whole = { ...initialValues(OPTION_FIELDS), ...option };
      const { name, ...answers } = fieldCells(OPTION_FIELDS, whole, language);
      return {
        group: labelOf.get(group.id) ?? group.name,
        ...numbers,
        option: name,
        ...answers,
        ...stockCells(stock[option.id]),
        choices: namesOf(option),
        currency: option.default_currency,
        ...priceCells(option),
        ...nameCells('group', group, further),
        ...nameCells('option', option, further),
      };
    });
  });
  const headings = columns.map((column) => choiceHeading(column, language));
  return toCsv([headings, ...lines.map((cells) => columns.map((column) => cells[column] ?? ''))]);
};
