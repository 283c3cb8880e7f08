import { analyseText } from './analyse-text.ts';

/**
 * Where a word stands in a menu. `main` marks what many of its dishes are, such as pizza in a pizzeria, or what the place praises itself for, `several` what at
 * least two are.
 */
export const SEARCH_FIELDS = {
  place: 'p',
  main: 'm',
  kind: 'c',
  several: 's',
  dish: 'n',
  title: 't',
  city: 'k',
  description: 'd',
} as const;

/** One of them. */
export type SearchField = keyof typeof SEARCH_FIELDS;

/** A stem in a field, as documents hold it. */
export const wordTerm = (field: SearchField, stem: string): string => `${SEARCH_FIELDS[field]}:${stem}`;
/** A group of the vocabulary in a field, as documents hold it. */
export const groupTerm = (field: SearchField, group: string): string => wordTerm(field, `#${group}`);

/** A group of the vocabulary that includes what is in a field, as documents hold it. */
export const widerTerm = (field: SearchField, group: string): string => wordTerm(field, `^${group}`);

/** What of a menu is searched. */
export interface SearchedMenu {
  place: string;
  city: string;
  title: string;
  /** Codes of its cuisine and its category. */
  kinds: readonly string[];
  /** Of the menu and the place. */
  descriptions: readonly string[];
  /** The dishes that can be had now. */
  dishes: readonly { name: string; description: string }[];
}

/** A word is what a menu is about when it stands in this share of its dishes, and in at least three. */
const MAIN_SHARE = 0.2;
const MAIN_DISHES = 3;
const SEVERAL_DISHES = 2;

const termsOfText = (field: SearchField, text: string): string[] => {
  const { stems, groups, wider } = analyseText(text);
  return [
    ...[...stems].map((stem) => wordTerm(field, stem)),
    ...[...groups].map((group) => groupTerm(field, group)),
    ...[...wider].map((group) => widerTerm(field, group)),
  ];
};

/** Terms that stand in at least so many of some names. */
const frequentTerms = (field: SearchField, names: readonly string[], least: number): string[] => {
  const counts = new Map<string, number>();
  for (const name of names)
    for (const term of termsOfText(field, name)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= least).map(([term]) => term);
};

/** What a menu has and its place names where it tells of itself is also what it is about. */
const praisedTerms = ({ title, descriptions }: SearchedMenu, names: readonly string[]): string[] => {
  const served = new Set(names.flatMap((name) => termsOfText('main', name)));
  return [title, ...descriptions]
    .flatMap((text) => termsOfText('main', text))
    .filter((term) => served.has(term));
};

/** The terms of a menu's document: each word and meaning once for each field it stands in (product.md §251). */
export const termsOfMenu = (menu: SearchedMenu): string[] => {
  const names = menu.dishes.map(({ name }) => name);
  const texts: [SearchField, readonly string[]][] = [
    ['place', [menu.place]],
    ['kind', menu.kinds],
    ['dish', names],
    ['title', [menu.title]],
    ['city', [menu.city]],
    ['description', [...menu.descriptions, ...menu.dishes.map(({ description }) => description)]],
  ];
  const terms = texts.flatMap(([field, all]) => all.flatMap((text) => termsOfText(field, text)));
  const several = frequentTerms('several', names, SEVERAL_DISHES);
  const main = frequentTerms('main', names, Math.max(MAIN_DISHES, names.length * MAIN_SHARE));
  return [...new Set([...terms, ...several, ...main, ...praisedTerms(menu, names)])];
};
