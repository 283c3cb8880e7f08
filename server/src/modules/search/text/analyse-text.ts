import { createHash } from 'node:crypto';
import { DIETS } from '@tavolina/shared-api/contract';
import { LRUCache } from 'lru-cache';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { stemWord } from '../vocabulary/stem-word.ts';
import { createGroupFinder } from './find-groups.ts';
import { splitWords } from './split-words.ts';
import { stemsWithoutStopWords } from './stems-without-stop-words.ts';

/** What a text says to the search: its words without endings, and what they mean. */
export interface Analysis {
  /** Words as they stand there, folded. */
  words: readonly string[];
  /** Their stems, each once. */
  stems: ReadonlySet<string>;
  /** Stems that belong to no name of the vocabulary. */
  unknown: ReadonlySet<string>;
  /** Groups of the vocabulary that the text names. */
  groups: ReadonlySet<string>;
  /** Groups that include them. */
  wider: ReadonlySet<string>;
}

/**
 * Raise it when stems, terms, diets, names of dishes or what mistyped words are found by are made differently, or documents get
 * a further column, so that all that is stored is made again.
 */
const ANALYSIS_VERSION = 20;

/** The groups of the vocabulary, read once for the whole process. */
export const VOCABULARY = loadVocabulary();

/** The vocabulary, to find its phrases. */
export const GROUP_FINDER = createGroupFinder(VOCABULARY);

/** The group of a diet, which is called by its code. */
export const groupOfDiet = (diet: string): string => diet.replaceAll('_', '-');

/** Vegetarian has the kind `cuisine` in the vocabulary, so diets are added by code. */
const DIET_GROUPS: ReadonlySet<string> = new Set([
  ...VOCABULARY.filter(({ kind }) => kind === 'diet').map(({ id }) => id),
  ...DIETS.map(groupOfDiet),
]);

/** Whether a group is a diet. */
export const isDietGroup = (group: string): boolean => DIET_GROUPS.has(group);

/** Whether some groups have a diet. Its words mean it together only: what has `pa gluten, me arra` is not without nuts (product.md §378). */
export const isDiet = (groups: readonly string[]): boolean => groups.some(isDietGroup);

/** Name of vocabulary and analysis. A document with another name must be made again. */
export const INDEX_VERSION = createHash('sha256')
  .update(JSON.stringify([ANALYSIS_VERSION, VOCABULARY]))
  .digest('hex')
  .slice(0, 16);

const analyse = (text: string): Analysis => {
  const words = splitWords(text);
  const contentStems = stemsWithoutStopWords(words);
  const phrases = GROUP_FINDER.phrases(contentStems);
  const known = new Set(phrases.flatMap(({ start, length }) => contentStems.slice(start, start + length)));
  const groups = new Set(phrases.flatMap((phrase) => phrase.groups));
  const wider = [...groups].flatMap((id) => GROUP_FINDER.withBroader(id)).filter((id) => !groups.has(id));
  const stems = new Set(words.map(stemWord));
  const unknown = new Set([...stems].filter((stem) => !known.has(stem)));
  return { words, stems, unknown, groups, wider: new Set(wider) };
};

// Dishes have the same names in many places; descriptions only pass through.
const cache = new LRUCache<string, Analysis>({ max: 5_000 });

/** Analyses a text: a name, or a description. */
export const analyseText = (text: string): Analysis => {
  const cached = cache.get(text);
  if (cached) return cached;
  const made = analyse(text);
  cache.set(text, made);
  return made;
};
