import type { Currency } from '@tavolina/shared-api/contract';
import { type LineKind, lineKinds } from './line-kinds.ts';
import { type MenuLine, menuLines } from './menu-lines.ts';
import { doubtsOf, type PhotoDoubt } from './photo-doubts.ts';
import type { ReadWord } from './read-word.ts';

/** A dish as it was read. */
export interface PhotoItem {
  name: string;
  description: string;
  /** Null where none was read. */
  price: number | null;
  currency: Currency;
}

/** A section as it was read. */
export interface PhotoSection {
  title: string;
  description: string;
  items: PhotoItem[];
}

/** A menu that was read from photos (product.md §575); empty where there are no dishes on them (§577). */
export interface PhotoMenu {
  /** What stands above the first section, else empty. */
  title: string;
  sections: PhotoSection[];
  /** Dishes above the first section. */
  items: PhotoItem[];
  /** What was read uncertainly, in the order of the menu (product.md §576). */
  doubts: PhotoDoubt[];
}

interface Dish {
  line: MenuLine;
  name: string;
  description: string;
}

interface Part {
  title: string;
  description: string;
  dishes: Dish[];
}

/** Below this, prices without a sign are in euro: no dish costs 12 lek. */
const LOWEST_IN_LEK = 30;

/** The currency of prices that have no sign: that of most others, else the one in which they make sense. */
const usualCurrency = (dishes: readonly Dish[]): Currency => {
  const prices = dishes.flatMap(({ line }) => line.prices);
  const signed = prices.flatMap(({ currency }) => currency ?? []);
  const euros = signed.filter((currency) => currency === 'EUR').length;
  if (signed.length > 0) return euros * 2 > signed.length ? 'EUR' : 'ALL';
  const amounts = prices.map(({ amount }) => amount).toSorted((a, b) => a - b);
  return (amounts[Math.floor(amounts.length / 2)] ?? LOWEST_IN_LEK) < LOWEST_IN_LEK ? 'EUR' : 'ALL';
};

/** A text that goes on in a further line. */
const joined = (before: string, text: string): string => (before === '' ? text : `${before} ${text}`);

const addLine = (parts: Part[], kind: LineKind, line: MenuLine): void => {
  const part = parts.at(-1);
  const dish = part?.dishes.at(-1);
  const { text, prices, confidence } = line;
  if (kind === 'title' || !part) parts.push({ title: text, description: '', dishes: [] });
  else if (kind === 'dish') part.dishes.push({ line, name: text, description: '' });
  else if (kind === 'description' && dish) dish.description = joined(dish.description, text);
  else if (kind === 'description') part.description = joined(part.description, text);
  // A price that stands below its dish.
  else if (dish && dish.line.prices.length === 0)
    dish.line = { ...dish.line, prices, confidence: Math.min(dish.line.confidence, confidence) };
};

/** The lines of all photos as parts; the first has what stands above all sections. A section may go on over photos. */
const partsOf = (pages: readonly (readonly MenuLine[])[]): Part[] => {
  const parts: Part[] = [{ title: '', description: '', dishes: [] }];
  for (const lines of pages)
    for (const [index, kind] of lineKinds(lines).entries()) {
      const line = lines[index];
      if (line) addLine(parts, kind, line);
    }
  return parts;
};

/** A headline right above another one, such as the name of the place, has no dishes: it is the menu's title, or goes on. */
const withoutHeadlines = (parts: readonly Part[]): { title: string; parts: Part[] } => {
  const [above, ...sections] = parts;
  const first = sections.findIndex(({ dishes }) => dishes.length > 0);
  if (first === -1) return { title: '', parts: parts.slice() };
  const headlines = sections.slice(0, first);
  const kept: Part[] = above ? [above] : [];
  let carried = '';
  for (const part of sections.slice(first)) {
    if (part.dishes.length === 0) {
      carried = joined(carried, part.title);
      continue;
    }
    kept.push({ ...part, title: carried === '' ? part.title : `${carried} – ${part.title}` });
    carried = '';
  }
  return { title: headlines[0]?.title ?? '', parts: kept };
};

/** The menu that the words of one or several photos make, photo after photo. */
export const photoMenu = (pages: readonly (readonly ReadWord[])[]): PhotoMenu => {
  const { title, parts } = withoutHeadlines(partsOf(pages.map(menuLines)));
  const dishes = parts.flatMap((part) => part.dishes);
  const currency = usualCurrency(dishes);
  const itemOf = ({ line, name, description }: Dish): PhotoItem => ({
    name,
    description,
    price: line.prices[0]?.amount ?? null,
    currency: line.prices[0]?.currency ?? currency,
  });
  const sections = parts
    .filter((part) => part.title !== '' && part.dishes.length > 0)
    .map((part) => ({ title: part.title, description: part.description, items: part.dishes.map(itemOf) }));
  const items = parts.filter((part) => part.title === '').flatMap((part) => part.dishes.map(itemOf));
  const lines = dishes.map(({ line, name }) => ({ line, name }));
  return { title, sections, items, doubts: doubtsOf(lines) };
};
