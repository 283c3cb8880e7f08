import { randomUUID } from 'node:crypto';
import { CURRENCIES, type Currency, type EuroRates } from '@tavolina/shared-api/contract';
import { lekOf, toPrices } from './item-prices.ts';
import type { ItemRecord, MenuContent, SectionRecord } from './menu-content.ts';
import type { CsvItem } from './read-csv.ts';

/** What an import makes of a menu. */
export interface Imported {
  content: MenuContent;
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  /** Rows whose item would have no price at all. */
  unpriced: number[];
}

const keyOf = (section: string, name: string): string =>
  JSON.stringify([section, name].map((text) => text.toLowerCase()));

const amountsOf = (item: CsvItem, stored: ItemRecord | undefined): Map<Currency, number> => {
  const before = new Map(stored?.prices.map(({ currency, price_minor }) => [currency, price_minor]));
  return new Map(
    CURRENCIES.flatMap((currency): [Currency, number][] => {
      const said = item.prices[currency];
      const minor = said === undefined ? before.get(currency) : said;
      return minor === undefined || minor === null ? [] : [[currency, minor]];
    }),
  );
};

/** What of an item an owner sees in a table, to tell whether a row changes it. */
const visible = ({
  name,
  section_id,
  description,
  available,
  default_currency,
  prices,
}: ItemRecord): string =>
  JSON.stringify([
    name,
    section_id,
    description,
    available,
    default_currency,
    prices.toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
  ]);

/** The item a row becomes; undefined where it would have no price. */
const recordOf = (
  row: CsvItem,
  before: ItemRecord | undefined,
  place: { section_id: string | null; position: number },
  { currency: menuCurrency, rates }: { currency: Currency; rates: EuroRates },
): ItemRecord | undefined => {
  const amounts = amountsOf(row, before);
  const wanted = row.currency ?? before?.default_currency ?? menuCurrency;
  const currency = amounts.has(wanted) ? wanted : CURRENCIES.find((other) => amounts.has(other));
  if (currency === undefined) return undefined;
  const prices = toPrices(amounts, currency);
  return {
    description: '',
    available: true,
    image_id: null,
    id: randomUUID(),
    ...before,
    name: row.name,
    ...(row.description !== undefined && { description: row.description }),
    ...(row.available !== undefined && { available: row.available }),
    ...place,
    ...prices,
    price_minor: amounts.get(currency) ?? 0,
    lek_minor: lekOf(prices, rates),
  };
};

/** Hands out sections by title: those there are, and new ones, in the order in which they are asked for. */
const sectionsBy = (stored: readonly SectionRecord[]) => {
  const known = new Map(stored.map((section) => [section.title.toLowerCase(), section]));
  const named = new Map<string, SectionRecord>();
  return {
    named,
    idOf(title: string): string | null {
      if (title === '') return null;
      const key = title.toLowerCase();
      const section = named.get(key) ?? {
        ...(known.get(key) ?? { id: randomUUID(), title, description: '', display: true }),
        position: named.size + 1,
      };
      named.set(key, section);
      return section.id;
    },
  };
};

/** Hands out each stored item once, by the title of its section and its name. */
const itemsBy = (stored: MenuContent) => {
  const titles = new Map(stored.sections.map(({ id, title }) => [id, title]));
  const left = new Map<string, ItemRecord[]>();
  for (const item of stored.items) {
    const key = keyOf(titles.get(item.section_id ?? '') ?? '', item.name);
    left.set(key, [...(left.get(key) ?? []), item]);
  }
  return {
    take: ({ section, name }: CsvItem): ItemRecord | undefined => left.get(keyOf(section, name))?.shift(),
    countLeft: (): number => [...left.values()].flat().length,
  };
};

/**
 * Makes the rows of a table what a menu consists of (product.md §75). A row with the section and the name of an item is
 * that item: it keeps its id, its picture and whatever the table has no column for.
 */
export const importedContent = (
  rows: readonly CsvItem[],
  stored: MenuContent,
  context: { currency: Currency; rates: EuroRates },
): Imported => {
  const sections = sectionsBy(stored.sections);
  const known = itemsBy(stored);
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const unpriced: number[] = [];
  const items = rows.flatMap((row, index) => {
    const before = known.take(row);
    const place = { section_id: sections.idOf(row.section), position: index + 1 };
    const item = recordOf(row, before, place, context);
    if (!item) unpriced.push(row.row);
    else if (!before) counts.added += 1;
    else counts[visible(before) === visible(item) ? 'unchanged' : 'changed'] += 1;
    return item ?? [];
  });
  const content = { sections: [...sections.named.values()], items };
  return { content, ...counts, removed: known.countLeft(), unpriced };
};
