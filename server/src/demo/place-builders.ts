import {
  ALLERGENS,
  type Category,
  type CuisineType,
  type Declarations,
  DIETS,
  type PriceRange,
  type Schedule,
  WEEKDAYS,
} from '@tavolina/shared-api/contract';
import type { DemoGroup, DemoItem, DemoMenu, DemoOption } from './demo-types.ts';

/** Writes a dish in one line; `lek` is whole lek, prices in `more` are cents and pence. Its name may say enough. */
export const dish = (
  name: string,
  lek: number,
  description = '',
  more: Omit<DemoItem, 'name' | 'lek' | 'description'> = {},
): DemoItem => ({ name, lek, description, ...more });

/**
 * Writes what is declared of a dish or an option, as codes between spaces: first what it contains, then what it may contain
 * and is free from, and the diets that it suits (product.md §413).
 */
export const declares = (
  contains: string,
  { may = '', free = '', diets = '' }: { may?: string; free?: string; diets?: string } = {},
): Required<Declarations> => {
  const answered = <C extends string, A extends string>(codes: readonly C[], named: string, answer: A) => {
    const words = named.split(' ').filter(Boolean);
    const unknown = words.find((word) => !codes.some((code) => code === word));
    if (unknown) throw new Error(`nothing is called ${unknown}`);
    return Object.fromEntries(words.map((word) => [word, answer])) as Partial<Record<C, A>>;
  };
  return {
    allergens: {
      ...answered(ALLERGENS, contains, 'contains'),
      ...answered(ALLERGENS, may, 'may_contain'),
      ...answered(ALLERGENS, free, 'free_from'),
    },
    diets: answered(DIETS, diets, 'suitable'),
  };
};

/** Writes one thing to choose; `lek` is what it costs beside the dish. */
export const option = (name: string, lek = 0, more: Omit<DemoOption, 'name' | 'lek'> = {}): DemoOption => ({
  name,
  lek,
  ...more,
});

/** A group of which exactly one option is chosen: a size, a crust. */
export const oneOf = (options: readonly DemoOption[]): DemoGroup => ({ least: 1, most: 1, options });

/** Times of some days of the week, from 1 for Monday, as a schedule. */
export const servedAt = (from: string, until: string, weekdays: readonly number[] = WEEKDAYS): Schedule => ({
  ranges: [{ weekdays: [...weekdays], from, until }],
  first_day: null,
  last_day: null,
});

/** The dishes, each with the named groups of choices. */
export const withChoices = (choices: readonly string[], dishes: readonly DemoItem[]): DemoItem[] =>
  dishes.map((item) => ({ ...item, choices }));

/** Writes a menu: its kind, then its sections by title. */
export const menu = (
  title: string,
  description: string,
  [cuisine, category, priceRange]: readonly [CuisineType, Category, PriceRange],
  sections: DemoMenu['sections'],
  more: Pick<
    DemoMenu,
    'en' | 'items' | 'hidden' | 'draft' | 'daysOld' | 'groups' | 'schedule' | 'served'
  > = {},
): DemoMenu => ({ title, description, cuisine, category, priceRange, sections, ...more });

/** A name as it stands in an e-mail address: `Ermal T.` is `ermal.t`. */
export const addressPart = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .trim()
    .toLowerCase()
    .replace(/ +/g, '.');
