import type { ContentLanguage, SearchMatch } from '@tavolina/shared-api/contract';
import {
  answerOf,
  dietsBeside,
  type ExpandedTerm,
  keepsAskedDiets,
  matchNames,
  type NamedMatch,
  rankNames,
  splitByDiets,
  toldForDiet,
  withoutCity,
  wordsApart,
  wordsAround,
} from '../../search/search-service.ts';
import { inAllLanguages } from './in-all-languages.ts';
import type { Description, ServedNames, TranslatedName } from './served-names-repository.ts';

/** Names on a card that say what answered, and answers that stand in no name. */
const SHOWN = { names: 3, others: 2 };

/** What of a card is searched. */
interface CardTexts {
  city: string;
  /** Code of the diet that is filtered by. */
  diet: string | undefined;
  /** Names of the place and its menus. */
  own: readonly string[];
  /** Codes of cuisines and categories. */
  codes: readonly { name: string | null; field: 'cuisine' | 'category' }[];
  /** Of the place and its menus, each under its name. */
  descriptions: readonly Description[];
  /** The same in further languages. */
  further: { own: readonly string[]; descriptions: readonly Description[] };
  served: readonly ServedNames[];
  /** Its menus. */
  menus: readonly TranslatedName[];
  /** Those of the place, its main one first. */
  languages: readonly ContentLanguage[];
}

/** What answers a query term that no name has: a cuisine or category, else a declared diet, else a description, else a choice. */
const answerElsewhere = (
  { codes, descriptions, further, served }: CardTexts,
  expanded: ExpandedTerm,
): SearchMatch | undefined => {
  const others = [
    ...codes.map(({ name, field }) => ({ name: name ?? '', text: name ?? '', field })),
    // A dish that is declared for a diet is one, as if it was called so.
    ...served.flatMap((menu) =>
      menu.dishes.map((name, index) => ({ name, text: menu.diets[index] ?? '', field: undefined })),
    ),
    ...[
      ...served.flatMap((menu) => menu.descriptions),
      ...descriptions,
      ...served.flatMap((menu) => menu.furtherDescriptions),
      ...further.descriptions,
    ].map((each) => ({ ...each, field: 'description' as const })),
    ...served
      .flatMap((menu) => [...menu.choices, ...menu.furtherChoices])
      .map((each) => ({ ...each, field: 'choice' as const })),
  ];
  const rank = rankNames(expanded);
  for (const { name, text, field } of others) {
    const answer = rank(text);
    if (!answer) continue;
    const isText = field === 'description' || field === 'choice';
    const words = isText ? wordsAround(text, expanded) : undefined;
    const { way, typed } = answer;
    return { name, way, typed, ...(field && { field }), ...(words && { words }) };
  }
  return undefined;
};

/** What of a card answers some query terms: in names, elsewhere, and what nothing on it answers. */
interface CardAnswers {
  named: readonly SearchMatch[];
  others: readonly SearchMatch[];
  unanswered: readonly ExpandedTerm[];
  /** Whether each that is named keeps the diets that were asked for (product.md §378). */
  isKept: boolean;
}

/** What dishes are declared for by their names; nothing where dishes of one name declare different diets. */
const dietsByName = (served: readonly ServedNames[]): ReadonlyMap<string, string> => {
  const declared = new Map<string, string>();
  for (const { dishes, diets, furtherDishes, furtherDiets } of served)
    for (const [index, name] of [...dishes, ...furtherDishes].entries()) {
      const words = [...diets, ...furtherDiets][index] ?? '';
      declared.set(name, (declared.get(name) ?? words) === words ? words : '');
    }
  return declared;
};

const answersOn = (texts: CardTexts, expandedTerms: readonly ExpandedTerm[]): CardAnswers => {
  const ofMenus = (key: 'dishes' | 'sections' | 'furtherDishes' | 'furtherSections') =>
    texts.served.flatMap((menu) => menu[key]);
  const lists = [
    [[...texts.own, ...ofMenus('dishes')], ofMenus('sections')],
    [[...texts.further.own, ...ofMenus('furtherDishes')], ofMenus('furtherSections')],
  ];
  const diets = dietsByName(texts.served);
  const all: NamedMatch[] = [];
  let left = expandedTerms;
  for (const names of lists) {
    all.push(...matchNames(names, left, diets));
    left = left.filter((expanded) => {
      const rank = rankNames(expanded);
      return !names.flat().some((name) => rank(name));
    });
  }
  const { named, dietOnly, isKept } = splitByDiets(all, expandedTerms, (name) => diets.has(name));
  const shown = named.slice(0, SHOWN.names);
  left = left.filter((expanded) => !shown.some(({ name }) => answerOf(diets.get(name) ?? '', expanded)));
  // Cities stand on each card.
  left = left.filter((expanded) => !answerOf(texts.city, expanded));
  const besides = dietsBeside(expandedTerms);
  const elsewhere = left.map((expanded) => {
    const answer = answerElsewhere(texts, expanded);
    return answer && !answer.field && besides.includes(expanded) ? toldForDiet(answer) : answer;
  });
  return {
    named,
    others: [...dietOnly.slice(0, 1), ...elsewhere.flatMap((answer) => answer ?? [])],
    unanswered: left.filter((_, index) => !elsewhere[index]),
    isKept,
  };
};

/** The city that mistyped words are taken for: which it is, a card shows, but not that it was meant (product.md §446). */
const mistypedCity = (
  city: string,
  expandedTerms: readonly ExpandedTerm[],
  named: readonly SearchMatch[],
): SearchMatch[] =>
  expandedTerms.flatMap((expanded) => {
    const answer = answerOf(city, expanded);
    const isTold = named.some(({ typed }) => typed === answer?.typed);
    return answer?.way === 'typo' && !isTold ? [{ name: city, way: answer.way, typed: answer.typed }] : [];
  });

/**
 * What of a card answers words (product.md §251): its own names and its dishes, then their sections, then for words that stand in
 * none of them names in further languages (§428), then what else answers;
 * of a phrase that stands nowhere together each word. What keeps a diet stands apart from what does not (§378).
 */
export const cardMatches = (expandedTerms: readonly ExpandedTerm[], texts: CardTexts) => {
  // Where dishes are looked for is no name of a dish (product.md §446), and cities stand on each card.
  const whole = answersOn(texts, withoutCity(expandedTerms));
  const apart = answersOn(texts, whole.unanswered.flatMap(wordsApart));
  const told = new Set(whole.named.map(({ name }) => name));
  const named = [...whole.named, ...apart.named.filter(({ name }) => !whole.isKept && !told.has(name))];
  const others = [...mistypedCity(texts.city, expandedTerms, named), ...whole.others, ...apart.others];
  const diets = dietsByName(texts.served);
  const shown = [...named.slice(0, SHOWN.names), ...others.slice(0, SHOWN.others)];
  const things = [...texts.menus, ...texts.served.flatMap((menu) => menu.named)];
  return {
    matches: shown.map((match) => inAllLanguages(match, things, texts.languages)),
    matched_items: named
      .map(({ name }) => name)
      .filter((name) => {
        const declared = diets.get(name);
        return declared !== undefined && keepsAskedDiets({ name, declared }, expandedTerms, texts.diet);
      })
      .slice(0, SHOWN.names),
  };
};
