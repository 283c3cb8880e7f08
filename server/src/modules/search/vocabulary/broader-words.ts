import type { QueryTerm } from '../query/query-terms.ts';
import { GROUP_FINDER, VOCABULARY } from '../text/analyse-text.ts';
import { splitWords } from '../text/split-words.ts';
import { VOCABULARY_LANGUAGES, type VocabularyGroup, type VocabularyKind } from './vocabulary-group.ts';

const GROUPS: ReadonlyMap<string, VocabularyGroup> = new Map(VOCABULARY.map((group) => [group.id, group]));

/** The language of the typed word; Albanian if it is in none. */
const languageOf = ({ words }: VocabularyGroup, typed: string) =>
  VOCABULARY_LANGUAGES.find((language) =>
    words[language].some((phrase) => splitWords(phrase).join(' ') === typed),
  ) ?? 'sq';

/** Kinds of groups of which another one may do as well: a search without Thai food is offered other cuisines. */
const REPLACEABLE: ReadonlySet<VocabularyKind> = new Set(['city', 'cuisine']);

/** Other groups of a kind that the storefront knows. */
const othersOfKind = (id: string, kind: VocabularyKind): string[] =>
  VOCABULARY.filter((other) => other.kind === kind && other.id !== id && other.code).map((other) => other.id);

const broaderOf = ({ id, kind, broader }: VocabularyGroup): readonly string[] =>
  broader.length > 0 || !REPLACEABLE.has(kind)
    ? [...new Set([...broader, ...GROUP_FINDER.withBroader(id)])].filter((one) => one !== id)
    : othersOfKind(id, kind);

/** What each group that a query term means leads to, in the language that was typed. */
const wordsFor = (
  { groups, words }: QueryTerm,
  leadTo: (group: VocabularyGroup) => readonly string[],
): string[] => {
  const meant = groups.flatMap((id) => GROUPS.get(id) ?? []);
  const named = meant.flatMap((group) => {
    const language = languageOf(group, words.join(' '));
    return leadTo(group).flatMap((id) => {
      const other = GROUPS.get(id)?.words;
      return other?.[language][0] ?? other?.sq[0] ?? [];
    });
  });
  return [...new Set(named)];
};

/**
 * What includes the meaning of a query term, the nearest first, in the language that was typed: for a club sandwich, sandwich; for a city or
 * a cuisine that nothing includes, the others that the storefront knows (product.md §253, §320).
 */
export const broaderWords = (queryTerm: QueryTerm): string[] => wordsFor(queryTerm, broaderOf);

/**
 * What lists can be narrowed to in place of a query term of which nothing near is served: other cities or cuisines, else categories; for a
 * diet nothing (product.md §320).
 */
export const wordsInstead = (queryTerm: QueryTerm): string[] =>
  wordsFor(queryTerm, ({ id, kind }) =>
    kind === 'diet' ? [] : othersOfKind(id, REPLACEABLE.has(kind) ? kind : 'category'),
  );
