import { LRUCache } from 'lru-cache';
import { groupedBy } from '../../../platform/lists/grouped-by.ts';
import { GROUP_FINDER } from '../text/analyse-text.ts';
import { forgivenTypos, mostTypos } from '../text/typos.ts';

/** Which letters a word has, as bits. */
const lettersOf = (word: string): number =>
  [...word].reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) % 32)), 0);

const numberOfBits = (bits: number): number => {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
};

const WORDS = new Set([...GROUP_FINDER.words.keys(), ...GROUP_FINDER.names.flatMap(({ words }) => words)]);

/** Words of the vocabulary by how many letters they have. */
const BY_LENGTH = groupedBy(
  [...WORDS].map((word) => ({ word, letters: lettersOf(word) })),
  ({ word }) => word.length,
);

/** Each of about its length is compared: a typo changes at most two of the letters that a word has, which leaves few to look at closely. */
const findNear = (typed: string): ReadonlyMap<string, number> => {
  const most = mostTypos(typed);
  const letters = lettersOf(typed);
  const near = new Map<string, number>();
  for (let length = typed.length - most; length <= typed.length + most; length += 1)
    for (const other of BY_LENGTH.get(length) ?? []) {
      if (numberOfBits(letters ^ other.letters) > 2 * most) continue;
      const typos = forgivenTypos(typed, other.word);
      if (typos) near.set(other.word, typos);
    }
  return near;
};

// A search looks several times for what a word of it may be meant for.
const kept = new LRUCache<string, ReadonlyMap<string, number>>({ max: 500 });

/** Words of the vocabulary that may be meant by a mistyped one, with the number of typos between them. */
export const nearInVocabulary = (typed: string): ReadonlyMap<string, number> => {
  const near = kept.get(typed) ?? findNear(typed);
  kept.set(typed, near);
  return near;
};
