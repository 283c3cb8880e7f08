/**
 * Where a word stands in a menu, with the letter that terms begin with (product.md §540). Of what the menu serves,
 * - `knownFor` is what its title or the description of its place names, and diets for which half of its dishes are declared;
 * - `main` what its own description names, or a fifth of its dishes and at least three are (pizza in a pizzeria);
 * - `many` what five dishes are, `several` what two are;
 * - `whole` a dish that is called that and nothing else.
 */
export const SEARCH_FIELDS = {
  place: 'p',
  // Known for it; the letters of its words are taken.
  knownFor: 'y',
  main: 'm',
  // Cuisine, category, and diets that the place says it keeps.
  kind: 'c',
  // `m` is taken.
  many: 'v',
  several: 's',
  whole: 'w',
  // A dish's name.
  dish: 'n',
  title: 't',
  // As it sounds; `c` is taken.
  city: 'k',
  // As `s` is taken; known to the trigger of migration 0202, as `d` is.
  section: 'x',
  // Descriptions, and names of choices.
  description: 'd',
} as const;

/** One of them. */
export type SearchField = keyof typeof SEARCH_FIELDS;

/** The field of terms that stand for all fields but sections and descriptions: a word in any name is one term beside the others. */
const ANY_NAME = 'b';
const NAMES: readonly string[] = Object.values(SEARCH_FIELDS).filter(
  (field) => field !== SEARCH_FIELDS.section && field !== SEARCH_FIELDS.description,
);

const inAnyName = (term: string): string => ANY_NAME + term.slice(1);

/** Terms as documents hold them: with those of any name, each once, and always in the same order, so that unchanged documents are recognised. */
export const storedTerms = (terms: readonly string[]): string[] => {
  const names = terms.filter((term) => NAMES.includes(term.slice(0, 1)));
  return [...new Set([...terms, ...names.map(inAnyName)])].toSorted();
};

/**
 * Replaces a word that is asked for in every field of names by its single term of any name. What frequent words cost grows with their
 * terms.
 */
export const fewerTerms = (terms: readonly string[]): string[] => {
  const wanted = new Set(terms);
  const isInNames = (term: string): boolean =>
    NAMES.includes(term.slice(0, 1)) && NAMES.every((name) => wanted.has(name + term.slice(1)));
  return [...new Set(terms.map((term) => (isInNames(term) ? inAnyName(term) : term)))];
};

/** The same word or meaning in another field. */
export const inField = (field: SearchField, term: string): string => SEARCH_FIELDS[field] + term.slice(1);

/** A stem in a field, as documents hold it. */
export const wordTerm = (field: SearchField, stem: string): string => `${SEARCH_FIELDS[field]}:${stem}`;

/** A dish that is called by a single word, or by one phrase of the vocabulary, and by no part of it alone (product.md §541). */
export const wholeTerm = (stems: readonly string[]): string => wordTerm('whole', stems.join(' '));

/** A group of the vocabulary as it stands in terms and among the lexemes of names of dishes, where no word looks so. */
export const groupLexeme = (group: string): string => `#${group}`;

/** A group of the vocabulary in a field, as documents hold it. */
export const groupTerm = (field: SearchField, group: string): string => wordTerm(field, groupLexeme(group));

/** A group of the vocabulary that includes what is in a field, as documents hold it. */
export const widerTerm = (field: SearchField, group: string): string => wordTerm(field, `^${group}`);

/** The field of terms of what one dish is altogether (one-dish.ts); the letters of its words are taken. */
const ONE_DISH = 'q';

/** A dish that is called by some stems and groups, in whatever order, and nothing else, as documents hold it. */
export const wholeNameTerm = (parts: readonly string[]): string =>
  `${ONE_DISH}:${[...new Set(parts)].toSorted().join(' ')}`;

/** A dish that is a thing and keeps a diet, both groups of the vocabulary, as documents hold it. */
export const dietAndKindTerm = (diet: string, kind: string): string =>
  `${ONE_DISH}:${groupLexeme(diet)} ${groupLexeme(kind)}`;

/** A dish that keeps a diet and is included by a thing. */
export const dietAndWiderKindTerm = (diet: string, kind: string): string =>
  `${ONE_DISH}:${groupLexeme(diet)} ^${kind}`;
