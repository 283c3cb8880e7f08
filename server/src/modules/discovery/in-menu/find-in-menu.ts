import { type FoundDish, type FoundDishes, furtherTexts, type Menu } from '@tavolina/shared-api/contract';
import {
  availableChoices,
  choiceNames,
  declaredWords,
  type ExpandedTerm,
  expandTerms,
  type RankedAnswer,
  rankNames,
  readQueryTerms,
  type SplitText,
  splitExclusions,
  wordsOfTexts,
} from '../../search/search-service.ts';

/** Places of what can be chosen among the texts of a dish: what can be had, then all. */
const CHOICES = [3, 4];

/** A dish, and the texts in which it is searched, best first, each in all languages. */
interface SearchedDish {
  id: string;
  texts: readonly (readonly string[])[];
}

/** How well a query term is answered: by which text, and in which way. */
interface UnitAnswer extends RankedAnswer {
  text: number;
  /** The name, description or other text that answers. */
  written: string;
}

/**
 * The texts of each dish. Diets that it is declared for stand before its description: they are a fact, and that may praise anything.
 * What can be chosen of a dish comes behind all that it is itself, and first what is not sold out (product.md §523). Titles of
 * sections come last, not before descriptions as in lists of menus (product.md §251, §311): there they tell what a menu has, here
 * all dishes of a section would stand before the one that was meant.
 */
const dishesOf = (menu: Menu): SearchedDish[] => {
  const { sections, items, languages = [], option_groups = [] } = menu;
  const namesIn = (groups: Parameters<typeof choiceNames>[0]) =>
    choiceNames(groups, ({ name, translations }) => [name, ...furtherTexts(translations, 'name', languages)]);
  const offered = availableChoices({ groups: option_groups, gone: [] });
  const choices = [namesIn(offered), namesIn(option_groups)];
  const textsOf = ({
    name,
    description,
    diets,
    translations,
    option_group_ids = [],
  }: Menu['items'][number]) => [
    [name, ...furtherTexts(translations, 'name', languages)],
    declaredWords({ diets }),
    [description, ...furtherTexts(translations, 'description', languages)],
    ...choices.map((names) => option_group_ids.flatMap((id) => names.get(id) ?? [])),
  ];
  return [
    ...sections.flatMap((section) => {
      const titles = [section.title, ...furtherTexts(section.translations, 'title', languages)];
      return section.items.map((item) => ({ id: item.id, texts: [...textsOf(item), titles] }));
    }),
    ...items.map((item) => ({ id: item.id, texts: textsOf(item) })),
  ];
};

/** The better answer first. */
const byTextThenRank = (one: UnitAnswer, other: UnitAnswer): number =>
  one.text - other.text || one.rank - other.rank;

const bestAnswer = (
  { texts }: SearchedDish,
  rank: (text: string) => RankedAnswer | undefined,
): UnitAnswer | undefined =>
  texts
    .flatMap((written, index) =>
      written.flatMap((text) => {
        const answer = rank(text);
        return answer ? [{ text: index, written: text, ...answer }] : [];
      }),
    )
    .toSorted(byTextThenRank)[0];

/** Dishes that answer all query terms, the best first. */
const answering = (dishes: readonly SearchedDish[], expandedTerms: readonly ExpandedTerm[]): FoundDish[] => {
  const rankings = expandedTerms.map(rankNames);
  return dishes
    .flatMap((dish) => {
      const answers = rankings.flatMap((rank) => bestAnswer(dish, rank) ?? []).toSorted(byTextThenRank);
      // How good a dish is, its worst answer says.
      const worst = answers.at(-1);
      if (!worst || answers.length < expandedTerms.length) return [];
      const typed = answers.filter(({ way }) => way === 'meaning' || way === 'typo').map((one) => one.typed);
      const choices = answers.filter(({ text }) => CHOICES.includes(text)).map(({ written }) => written);
      const isUnrelated = answers.some((answer) => answer.isUnrelated);
      return [
        { id: dish.id, worst, isUnrelated, typed: [...new Set(typed)], choices: [...new Set(choices)] },
      ];
    })
    .toSorted((one, other) => byTextThenRank(one.worst, other.worst))
    .map(({ id, typed, choices, isUnrelated }) => ({
      ...{ id, typed },
      ...(choices.length > 0 && { choices }),
      ...(isUnrelated && { is_other: true as const }),
    }));
};

/** Dishes of a menu for what was typed; mistyped words are looked for only when nothing else is found (product.md §309). */
const find = async (dishes: readonly SearchedDish[], text: string): Promise<FoundDish[]> => {
  const queryTerms = readQueryTerms(text);
  if (queryTerms.length === 0) return [];
  const known = wordsOfTexts(dishes.flatMap(({ texts }) => texts.flat()));
  const unfinished = new Set(queryTerms.slice(-1));
  const exact = answering(dishes, await expandTerms(known, queryTerms, unfinished, false));
  return exact.length > 0 ? exact : answering(dishes, await expandTerms(known, queryTerms, unfinished, true));
};

/** A text with what it asks for and leaves out. */
type Parted = SplitText & { text: string };

/** The dishes with other texts, made of what theirs ask for and leave out. */
const rewritten = (
  dishes: readonly { id: string; parted: readonly (readonly Parted[])[] }[],
  change: (parted: Parted) => string,
): SearchedDish[] =>
  dishes.map(({ id, parted }) => ({ id, texts: parted.map((written) => written.map(change)) }));

/**
 * The dishes of a menu without those that name what shall not be in them; first those that say that they can be had so, as by the
 * choice `Pa qepë` (product.md §534).
 */
const findWithout = async (
  dishes: readonly SearchedDish[],
  { rest, words }: Pick<SplitText, 'rest' | 'words'>,
): Promise<FoundDish[]> => {
  const found =
    rest === '' ? dishes.map(({ id }): FoundDish => ({ id, typed: [] })) : await find(dishes, rest);
  const parted = dishes.map(({ id, texts }) => ({
    id,
    parted: texts.map((written) => written.map((text): Parted => ({ text, ...splitExclusions(text) }))),
  }));
  const naming = rewritten(parted, ({ rest: wanted }) => wanted);
  const saying = rewritten(parted, ({ text, words: without }) => (without.length > 0 ? text : ''));
  const named = new Set<string>();
  const said = new Map<string, FoundDish>();
  for (const word of words) {
    for (const { id } of await find(naming, word)) named.add(id);
    for (const dish of await find(saying, word)) said.set(dish.id, dish);
  }
  return [
    ...found.flatMap(({ id }) => said.get(id) ?? []),
    ...found.filter(({ id }) => !said.has(id) && !named.has(id)),
  ];
};

/** Dishes of a menu for what was typed, in any language it has (product.md §428). */
export const findInMenu = async (menu: Menu, q: string): Promise<FoundDishes> => {
  const dishes = dishesOf(menu);
  const { rest, words } = splitExclusions(q);
  return words.length === 0
    ? { dishes: await find(dishes, q) }
    : { dishes: await findWithout(dishes, { rest, words }), left_out: [...words] };
};
