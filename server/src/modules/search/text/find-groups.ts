import type { VocabularyGroup } from '../vocabulary/load-vocabulary.ts';
import { stemWord } from '../vocabulary/stem-word.ts';
import { isStopWord, splitWords } from './split-words.ts';

/** A phrase of the vocabulary in a text: its first word, how many words it has, and the groups it belongs to. */
interface FoundPhrase {
  start: number;
  length: number;
  groups: readonly string[];
}

/** Words that name groups together, folded, without those that only join them. */
export interface GroupName {
  words: readonly string[];
  groups: readonly string[];
}

/** The vocabulary, arranged to find its phrases in texts. */
interface GroupFinder {
  /** The longest phrases in some stems, from left to right, without overlaps. */
  phrases: (stems: readonly string[]) => FoundPhrase[];
  /** A group with all groups that include it. */
  withBroader: (id: string) => readonly string[];
  /** Single words of the vocabulary, folded, each with its groups. */
  words: ReadonlyMap<string, readonly string[]>;
  /** Phrases of several words, as their words are written. */
  names: readonly GroupName[];
}

const keyOf = (stems: readonly string[]): string => stems.join(' ');

/** Arranges the vocabulary (product.md §251). */
export const createGroupFinder = (groups: readonly VocabularyGroup[]): GroupFinder => {
  const byKey = new Map<string, string[]>();
  const words = new Map<string, string[]>();
  const names = new Map<string, string[]>();
  let longest = 1;
  const add = (map: Map<string, string[]>, key: string, id: string): void => {
    const ids = map.get(key) ?? [];
    if (!ids.includes(id)) map.set(key, [...ids, id]);
  };
  for (const { id, words: byLanguage } of groups) {
    for (const phrase of Object.values(byLanguage).flat()) {
      const all = splitWords(phrase);
      const contentWords = all.filter((word) => !isStopWord(word));
      const parts = contentWords.length > 0 ? contentWords : all;
      longest = Math.max(longest, parts.length);
      add(byKey, keyOf(parts.map(stemWord)), id);
      add(parts.length === 1 ? words : names, parts.join(' '), id);
    }
  }
  const parents = new Map(groups.map(({ id, broader }) => [id, broader]));
  const withBroader = (id: string, seen = new Set<string>()): Set<string> => {
    seen.add(id);
    for (const parent of parents.get(id) ?? []) if (!seen.has(parent)) withBroader(parent, seen);
    return seen;
  };
  const closures = new Map(groups.map(({ id }) => [id, [...withBroader(id)]]));

  const phraseAt = (stems: readonly string[], start: number): FoundPhrase | undefined => {
    for (let length = Math.min(longest, stems.length - start); length > 0; length -= 1) {
      const found = byKey.get(keyOf(stems.slice(start, start + length)));
      if (found) return { start, length, groups: found };
    }
    return undefined;
  };
  return {
    phrases: (stems) => {
      const found: FoundPhrase[] = [];
      for (let start = 0; start < stems.length; ) {
        const phrase = phraseAt(stems, start);
        if (phrase) found.push(phrase);
        start += phrase?.length ?? 1;
      }
      return found;
    },
    withBroader: (id) => closures.get(id) ?? [id],
    words,
    names: [...names].map(([name, ids]) => ({ words: name.split(' '), groups: ids })),
  };
};
