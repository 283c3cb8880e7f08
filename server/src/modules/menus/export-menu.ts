import {
  ITEM_FIELDS,
  type ItemValues,
  type Language,
  type Menu,
  namesOf,
} from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { toCsv } from '../../platform/format/csv.ts';
import { textsIn } from '../../platform/texts/texts.ts';
import { placeOpeningOf } from '../availability/availability-service.ts';
import { acceptsOrders } from '../subscriptions/subscriptions-service.ts';
import { type ChangedMenu, findOwnMenu } from './change-menu.ts';
import { type CsvColumn, choicesCell, columnsOf, headingOf } from './csv-columns.ts';
import { declaredCell } from './declared-cells.ts';
import { presentMenu } from './menu-presenter.ts';
import { scheduleCell } from './schedule-cells.ts';
import { OWNER } from './shown-translations.ts';
import { sectionColumn, translatedCells } from './translated-columns.ts';
import { listWholeMenus } from './whole-menu-repository.ts';

/** All menus of a business with all they consist of. */
export const exportMenus = async (
  database: Database,
  businessId: string,
  now: Date,
): Promise<{ exported_at: string; menus: Menu[] }> => {
  const [rows, isOrderable, opening] = await Promise.all([
    listWholeMenus(database, businessId),
    acceptsOrders(database, businessId, now),
    placeOpeningOf(database, businessId, now),
  ]);
  return {
    exported_at: now.toISOString(),
    menus: rows.map((row) => presentMenu(row, { acceptsOrders: isOrderable, opening, ...OWNER })),
  };
};

/**
 * The items of a menu as a table, which can be imported again (product.md §75). No cell of it starts a formula.
 * @throws {ApiFailure} `menu_not_found`
 */
export const menuCsv = async (
  database: Database,
  own: Pick<ChangedMenu, 'id' | 'businessId'>,
  language: Language,
): Promise<string> => {
  const { sections, items, groups, business } = await findOwnMenu(database, own);
  const further = business.content_languages.slice(1);
  const columns = columnsOf(further);
  const t = textsIn(language);
  const sectionOf = new Map(sections.map((section) => [section.id, section]));
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]));
  const places = new Map(sections.map(({ id }, place) => [id, place]));
  const placeOf = (id: string | null): number => places.get(id ?? '') ?? sections.length;
  const cellOf = (name: keyof ItemValues, item: ItemValues): string => {
    const field = ITEM_FIELDS[name];
    const value = item[name];
    if (field.kind === 'declared') return declaredCell(field, item[name as 'allergens' | 'diets'], language);
    if (field.kind === 'schedule') return scheduleCell(item.schedule, language);
    return typeof value === 'boolean' ? t(value ? 'menuTable.yes' : 'menuTable.no') : String(value ?? '');
  };
  const lines = items
    .toSorted((a, b) => placeOf(a.section_id) - placeOf(b.section_id))
    .map(
      (item): Partial<Record<CsvColumn, string>> => ({
        section: sectionOf.get(item.section_id ?? '')?.title ?? '',
        ...Object.fromEntries(namesOf(ITEM_FIELDS).map((name) => [name, cellOf(name, item)])),
        choices: choicesCell(item.option_group_ids.flatMap((id) => groupNames.get(id) ?? [])),
        currency: item.default_currency,
        ...translatedCells(item.translations, further),
        ...Object.fromEntries(
          further.map((code) => [
            sectionColumn(code),
            sectionOf.get(item.section_id ?? '')?.translations[code]?.title,
          ]),
        ),
        ...Object.fromEntries(
          item.prices.map(({ currency, price_minor }) => [currency, (price_minor / 100).toFixed(2)]),
        ),
      }),
    );
  const headings = columns.map((column) => headingOf(column, language));
  return toCsv([headings, ...lines.map((cells) => columns.map((column) => cells[column] ?? ''))]);
};
