import type { NewMenuPreview } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { exchangeRates } from '../exchange-rates/exchange-rates-service.ts';
import { applyTable, refusedByPlan, type Table } from './apply-table.ts';
import { ownPriceOf } from './item-prices.ts';
import { presentTableItem } from './menu-presenter.ts';
import { OWNER, shownTranslations } from './shown-translations.ts';

/** Says what a new menu made of a table would consist of (product.md §166). Prices without a currency are in lek. */
export const previewNewMenu = async (
  database: Database,
  asked: Table & { businessId: string; now: Date },
): Promise<NewMenuPreview> => {
  const { rates } = await exchangeRates(database);
  const empty = { sections: [], items: [], groups: [] };
  const { content, rows, problems: wrong, warnings } = applyTable(asked, empty, { rates, currency: 'ALL' });
  const growth = content.items.length;
  const problems = wrong.length > 0 ? wrong : await refusedByPlan(database, asked, { rows, growth });
  const itemsOf = (wanted: string | null) =>
    content.items
      .filter(({ section_id }) => section_id === wanted)
      .map((item) => presentTableItem({ ...item, price_minor: ownPriceOf(item) }));
  return {
    sections: content.sections.map(({ id, title, translations }) => ({
      title,
      ...shownTranslations(translations, OWNER),
      items: itemsOf(id),
    })),
    items: itemsOf(null),
    problems,
    warnings,
  };
};
