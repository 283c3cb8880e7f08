import type { ImportProblem, Language, NewMenuPreview } from '@tavolina/shared-api/contract';
import type { Database } from '../../../platform/database/database.ts';
import { textsIn } from '../../../platform/texts/texts.ts';
import { exchangeRates } from '../../exchange-rates/exchange-rates-service.ts';
import { isChoicesTable } from '../csv/choice-columns.ts';
import { headingOf } from '../csv/csv-columns.ts';
import { OWNER, shownTranslations } from '../languages/shown-translations.ts';
import { presentTableItem } from '../menu-presenter.ts';
import { ownPriceOf } from '../prices/item-prices.ts';
import type { Table } from './applied-table.ts';
import { applyTable, refusedByPlan } from './apply-table.ts';
import { type MenuTexts, NO_TEXTS } from './menu-texts.ts';

/** A form of a new menu has no counts; they are set once it is there. */
const countsOfNew = ({ length }: readonly unknown[], language: Language): ImportProblem[] => {
  const message = textsIn(language)('menuTable.countsLater');
  return length > 0 ? [{ row: 1, column: headingOf('left', language), message }] : [];
};

/** What the table says of the menu itself, without what it leaves empty. */
const saidTexts = ({ title, description, translations }: MenuTexts): Pick<NewMenuPreview, 'menu'> => {
  const menu = {
    ...(title && { title }),
    ...(description && { description }),
    ...shownTranslations(translations, OWNER),
  };
  return Object.keys(menu).length > 0 ? { menu } : {};
};

/** Says what a new menu made of a table would consist of (product.md §166). Prices without a currency are in lek. */
export const previewNewMenu = async (
  database: Database,
  asked: Table & { businessId: string; now: Date },
): Promise<NewMenuPreview> => {
  const { rates } = await exchangeRates(database);
  const empty = { sections: [], items: [], groups: [] };
  if (isChoicesTable(asked.csv)) {
    const message = textsIn(asked.language)('menuTable.choicesAlone');
    return { sections: [], items: [], problems: [{ row: 1, column: null, message }], warnings: [] };
  }
  const context = { rates, currency: 'ALL', stock: {}, texts: NO_TEXTS, isNew: true } as const;
  const {
    content,
    texts = NO_TEXTS,
    rows,
    counts,
    problems: wrong,
    warnings,
  } = applyTable(asked, empty, context);
  const growth = content.items.length;
  const problems = wrong.length > 0 ? wrong : await refusedByPlan(database, asked, { rows, growth });
  const itemsOf = (wanted: string | null) =>
    content.items
      .filter(({ section_id }) => section_id === wanted)
      .map((item) => ({ id: item.id, ...presentTableItem({ ...item, price_minor: ownPriceOf(item) }) }));
  return {
    ...saidTexts(texts),
    sections: content.sections.map(({ id, title, description, translations }) => ({
      title,
      ...(description && { description }),
      ...shownTranslations(translations, OWNER),
      items: itemsOf(id),
    })),
    items: itemsOf(null),
    problems,
    warnings: [...countsOfNew(counts, asked.language), ...warnings],
  };
};
