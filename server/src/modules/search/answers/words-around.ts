import { foldText } from '@tavolina/shared-api/contract';
import { answersByWay } from '../query/answers-by-way.ts';
import type { ExpandedTerm } from '../query/expand-terms.ts';
import { GROUP_FINDER } from '../text/analyse-text.ts';
import { isStopWord } from '../text/split-words.ts';
import { stemWord } from '../vocabulary/stem-word.ts';

/** Words that are shown on each side of what answers. */
const AROUND = 4;

/** Words of a text that stand together: the numbers of the first and the last one. */
interface Run {
  first: number;
  last: number;
}

/** Words of a text that are a name of the vocabulary. */
interface Phrase extends Run {
  groups: readonly string[];
}

const phrasesIn = (stems: readonly string[], folded: readonly string[]): Phrase[] => {
  // Names are known without what joins their words.
  const contentIndexes = [...stems.keys()].filter((index) => !isStopWord(folded[index] ?? ''));
  return GROUP_FINDER.phrases(contentIndexes.map((index) => stems[index] ?? '')).map(
    ({ start, length, groups }) => ({
      first: contentIndexes[start] ?? 0,
      last: contentIndexes[start + length - 1] ?? 0,
      groups,
    }),
  );
};

/** The words that answer a query term, the best ones. */
const answeringWords = (words: readonly string[], expanded: ExpandedTerm): Run | undefined => {
  const folded = words.map(foldText);
  const stems = folded.map(stemWord);
  const phrases = phrasesIn(stems, folded);
  const withStem = (wanted: Iterable<string>): Run[] => {
    const has = new Set(wanted);
    return [...stems.keys()]
      .filter((index) => has.has(stems[index] ?? ''))
      .map((index) => ({ first: index, last: index }));
  };
  const withGroup = (wanted: Iterable<string>, widen = (group: string): readonly string[] => [group]) => {
    const has = new Set(wanted);
    return phrases.filter(({ groups }) => groups.flatMap(widen).some((group) => has.has(group)));
  };
  const { word, meaning, ...others } = answersByWay(expanded);
  const written = withStem(word.stems);
  const meant = withGroup(meaning.groups, GROUP_FINDER.withBroader);
  return [
    ...(word.stems.length > 1 ? [...meant, ...written] : [...written, ...meant]),
    ...Object.values(others).flatMap(({ stems: near, groups }) => [...withStem(near), ...withGroup(groups)]),
  ][0];
};

/** What of a description answers a query term, with some words before and behind it; undefined where nothing does (product.md §522). */
export const wordsAround = (text: string, expanded: ExpandedTerm): string | undefined => {
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
  const run = answeringWords(
    words.map(([word]) => word),
    expanded,
  );
  if (!run) return undefined;
  const [first, last] = [run.first - AROUND, run.last + AROUND];
  const from = first > 0 ? (words[first]?.index ?? 0) : 0;
  const end = words[last];
  const isCut = last < words.length - 1;
  const to = end && isCut ? end.index + end[0].length : text.length;
  const said = text.slice(from, to).trim().replaceAll(/\s+/g, ' ');
  return `${from > 0 ? '… ' : ''}${said}${isCut ? ' …' : ''}`;
};
