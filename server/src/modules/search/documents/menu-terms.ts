import type { Declarations } from '@tavolina/shared-api/contract';
import { termsOfDishes } from '../clauses/one-dish.ts';
import { type Analysis, analyseText, GROUP_FINDER, isDiet, isDietGroup } from '../text/analyse-text.ts';
import { stemsWithoutStopWords } from '../text/stems-without-stop-words.ts';
import { declaredWords } from '../vocabulary/declared-diets.ts';
import { stemWord } from '../vocabulary/stem-word.ts';
import type { FurtherTexts } from './further-texts.ts';
import { groupTerm, inField, type SearchField, wholeTerm, widerTerm, wordTerm } from './terms.ts';

/** What of a menu is searched. */
export interface SearchedMenu {
  place: string;
  city: string;
  title: string;
  /** Codes of its cuisine and its category. */
  kinds: readonly string[];
  /** Of the menu, then of the place. */
  descriptions: readonly [string, string];
  /** Titles of the sections that have a dish that can be had now. */
  sections: readonly string[];
  /** The dishes that can be had now. */
  dishes: readonly ({ name: string; description: string } & Declarations)[];
  /** Names of what can be chosen of those dishes. */
  choices: readonly string[];
  /** The same in further languages, choices among descriptions; it is found, and says nothing of what a menu is mainly about (product.md §428). */
  further: FurtherTexts;
}

/** A word is what a menu is about when it stands in this share of its dishes, and in at least three. */
const MAIN_SHARE = 0.2;
const MAIN_DISHES = 3;
const MANY_DISHES = 5;
const SEVERAL_DISHES = 2;

/**
 * What a text says without the words that the vocabulary knows, which count by their meaning alone. Menus name the same in more
 * or fewer languages: whoever has `Octopus` beside `Oktapod` is no nearer to it than whoever is known for octopus.
 */
const asMeant = (text: string): Analysis => {
  const analysis = analyseText(text);
  return { ...analysis, stems: analysis.unknown };
};

/** The diets that a dish is declared for. */
const declaredDiets = (dish: Declarations): Analysis[] => declaredWords(dish).map(asMeant);

/** Stems of words that are a diet by themselves. */
const DIET_STEMS: ReadonlySet<string> = new Set(
  [...GROUP_FINDER.words].filter(([, groups]) => isDiet(groups)).map(([word]) => stemWord(word)),
);

/** A name without words that are a diet, which count by their meaning: one `Vegan roll` is no vegan kitchen. */
const withoutDiets = (name: string): Analysis => {
  const { stems, ...analysis } = analyseText(name);
  return { ...analysis, stems: new Set([...stems].filter((stem) => !DIET_STEMS.has(stem))) };
};

/** What a dish is called, and the diets that it is declared for. */
const calledOf = (dish: SearchedMenu['dishes'][number]): Analysis[] => [
  withoutDiets(dish.name),
  ...declaredDiets(dish),
];

const termsOf = (field: SearchField, { stems, groups, wider }: Analysis): string[] => [
  ...[...stems].map((stem) => wordTerm(field, stem)),
  ...[...groups].map((group) => groupTerm(field, group)),
  ...[...wider].map((group) => widerTerm(field, group)),
];

const termsOfText = (field: SearchField, text: string): string[] => termsOf(field, analyseText(text));

/** In how many dishes a word or a meaning is, by its term in the field of dishes. */
type Frequencies = ReadonlyMap<string, number>;

/**
 * Counts what dishes are called. A dish counts for its wider groups too, as octopus for seafood, but who serves the thing itself comes
 * first: noodles before bowls of ramen.
 * @param dishes each with all that it is called
 */
const frequenciesOf = (dishes: readonly (readonly Analysis[])[]): Frequencies => {
  const counts = new Map<string, number>();
  const termsOfName = (name: Analysis): string[] => [
    ...termsOf('dish', name),
    ...[...name.groups].map((group) => widerTerm('dish', group)),
  ];
  for (const names of dishes)
    for (const term of new Set(names.flatMap(termsOfName))) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};

/** Terms of what at least `least` dishes are called. */
const frequentTerms = (field: SearchField, counts: Frequencies, least: number): string[] =>
  [...counts].filter(([, count]) => count >= least).map(([term]) => inField(field, term));

/** Diets that a place says it keeps: what a vegan kitchen serves is seldom called vegan. */
const dietTerms = ({ descriptions: [, place] }: SearchedMenu): string[] =>
  [...analyseText(place).groups].filter(isDietGroup).map((group) => groupTerm('kind', group));

/** What a menu serves, in itself or by its kind, as terms in the field of dishes. */
const servedTerms = (served: readonly Analysis[]): ReadonlySet<string> =>
  new Set(
    served.flatMap((each) => [
      ...termsOf('dish', each),
      ...[...each.wider].map((group) => groupTerm('dish', group)),
    ]),
  );

/** What some texts name of what a menu serves. */
const praisedTerms = (field: SearchField, texts: readonly string[], served: ReadonlySet<string>): string[] =>
  texts.flatMap((text) => termsOfText(field, text)).filter((term) => served.has(inField('dish', term)));

/** The terms of a name that is a single word or a single phrase of the vocabulary; none of others. */
const wholeTerms = (name: string): string[] => {
  const stems = stemsWithoutStopWords(analyseText(name).words);
  const [phrase] = GROUP_FINDER.phrases(stems);
  if (stems.length > 1 && phrase?.length !== stems.length) return [];
  return [
    ...(stems.length > 0 ? [wholeTerm(stems)] : []),
    ...(phrase?.groups ?? []).map((group) => groupTerm('whole', group)),
  ];
};

/** The terms of a menu's document: each word and meaning once for each field it stands in (product.md §251). */
export const termsOfMenu = (menu: SearchedMenu): string[] => {
  const names = menu.dishes.map(({ name }) => name);
  const called = menu.dishes.map(calledOf);
  const frequencies = frequenciesOf(called);
  const texts: [SearchField, readonly string[]][] = [
    ['place', [menu.place]],
    ['kind', menu.kinds],
    ['title', [menu.title]],
    ['city', [menu.city]],
    ['section', menu.sections],
    // What can be chosen of a dish tells of it what its description does (product.md §523).
    [
      'description',
      [...menu.descriptions, ...menu.dishes.map(({ description }) => description), ...menu.choices],
    ],
  ];
  const terms = texts.flatMap(([field, all]) => all.flatMap((text) => termsOfText(field, text)));
  const dishes = called.flat().flatMap((name) => termsOf('dish', name));
  const served = servedTerms([...called.flat(), ...menu.kinds.map(analyseText)]);
  const further = (['title', 'section', 'dish', 'description'] as const).flatMap((field) =>
    menu.further[field].flatMap((text) => termsOf(field, asMeant(text))),
  );
  const [ofMenu, ofPlace] = menu.descriptions;
  return [
    ...new Set([
      ...terms,
      ...dishes,
      ...further,
      ...dietTerms(menu),
      // Whoever declares a diet for half of the dishes is known for it (product.md §377).
      ...frequentTerms('knownFor', frequenciesOf(menu.dishes.map(declaredDiets)), names.length / 2),
      ...names.flatMap(wholeTerms),
      ...termsOfDishes(menu.dishes, menu.further.dish),
      ...frequentTerms('several', frequencies, SEVERAL_DISHES),
      ...frequentTerms('many', frequencies, MANY_DISHES),
      ...frequentTerms('main', frequencies, Math.max(MAIN_DISHES, names.length * MAIN_SHARE)),
      ...praisedTerms('main', [ofMenu], served),
      ...praisedTerms('knownFor', [menu.title, ofPlace], served),
    ]),
  ];
};
