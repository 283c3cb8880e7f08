import { GROUP_FINDER } from '../text/analyse-text.ts';
import { splitWords } from '../text/split-words.ts';
import { stemsWithoutStopWords } from '../text/stems-without-stop-words.ts';
import { groupLexeme, wholeNameTerm } from './terms.ts';

/** A single word has `wholeTerm`; longer names are not compared as a whole. */
const NAME_WORDS = { min: 2, max: 12 };
/** A word may mean several things; no name is read in more ways. */
const MOST_READINGS = 8;

/** What each part of a name may be: the groups of a phrase of the vocabulary, or a stem that it does not have. */
const partsOf = (stems: readonly string[]): string[][] => {
  const phrases = new Map(GROUP_FINDER.phrases(stems).map((phrase) => [phrase.start, phrase]));
  const parts: string[][] = [];
  for (let next = 0; next < stems.length; ) {
    const phrase = phrases.get(next);
    parts.push(phrase?.groups.map(groupLexeme) ?? stems.slice(next, next + 1));
    next += phrase?.length ?? 1;
  }
  return parts;
};

/** The terms of a name of several words, by what they mean, so that it is the same in all languages (product.md §541); none of others. */
export const nameTerms = (name: string): string[] => {
  const stems = stemsWithoutStopWords(splitWords(name));
  if (stems.length < NAME_WORDS.min || stems.length > NAME_WORDS.max) return [];
  const readings = partsOf(stems).reduce<string[][]>(
    (read, part) => read.flatMap((before) => part.map((one) => [...before, one])).slice(0, MOST_READINGS),
    [[]],
  );
  return readings.map(wholeNameTerm);
};
