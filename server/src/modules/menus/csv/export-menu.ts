import { ITEM_FIELDS, type Language, type Menu } from '@tavolina/shared-api/contract';
import type { Database } from '../../../platform/database/database.ts';
import { toCsv } from '../../../platform/format/csv.ts';
import { placeOpeningOf } from '../../availability/availability-service.ts';
import { acceptsOrders } from '../../subscriptions/subscriptions-service.ts';
import { OWNER } from '../languages/shown-translations.ts';
import { presentMenu } from '../menu-presenter.ts';
import { type ChangedMenu, findOwnMenu } from '../save/change-menu.ts';
import { listWholeMenus } from '../whole-menu-repository.ts';
import { type CsvColumn, columnsOf, headingOf, namesCell } from './csv-columns.ts';
import { fieldCells, priceCells } from './field-cells.ts';
import { stockCells } from './stock-cells.ts';
import { tableLabels } from './table-labels.ts';
import { menuColumn, sectionColumn, translatedCells } from './translated-columns.ts';

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
  const menu = await findOwnMenu(database, own);
  const { sections, items, groups, business } = menu;
  const further = business.content_languages.slice(1);
  const columns = columnsOf(further);
  const sectionOf = new Map(sections.map((section) => [section.id, section]));
  const groupNames = tableLabels(groups);
  const places = new Map(sections.map(({ id }, place) => [id, place]));
  const placeOf = (id: string | null): number => places.get(id ?? '') ?? sections.length;
  const listed = items.toSorted((a, b) => placeOf(a.section_id) - placeOf(b.section_id));
  const itemNames = tableLabels(listed);
  // One row of a section is enough to describe it (product.md §505).
  const describing = new Set(sections.map(({ id }) => listed.find((item) => item.section_id === id)?.id));
  const menuCells: Partial<Record<CsvColumn, string>> = {
    menu: menu.title,
    menu_description: menu.description,
    ...Object.fromEntries(
      further.flatMap((code) => [
        [menuColumn('title', code), menu.translations[code]?.title],
        [menuColumn('description', code), menu.translations[code]?.description],
      ]),
    ),
  };
  const lines = listed.map((item, index): Partial<Record<CsvColumn, string>> => {
    const section = sectionOf.get(item.section_id ?? '');
    const described = describing.has(item.id) ? section : undefined;
    return {
      ...(index === 0 && menuCells),
      section: section?.title ?? '',
      section_description: described?.description ?? '',
      ...fieldCells(ITEM_FIELDS, item, language),
      goes_with: namesCell(item.goes_with.flatMap((id) => itemNames.get(id) ?? [])),
      ...stockCells(item.stock),
      choices: namesCell(item.option_group_ids.flatMap((id) => groupNames.get(id) ?? [])),
      currency: item.default_currency,
      ...translatedCells(item.translations, further),
      ...Object.fromEntries(
        further.flatMap((code) => [
          [sectionColumn('title', code), section?.translations[code]?.title],
          [sectionColumn('description', code), described?.translations[code]?.description],
        ]),
      ),
      ...priceCells(item),
    };
  });
  const headings = columns.map((column) => headingOf(column, language));
  return toCsv([headings, ...lines.map((cells) => columns.map((column) => cells[column] ?? ''))]);
};
