import { VOCABULARY } from './analyse-text.ts';
import type { SearchUnit } from './search-units.ts';
import { splitWords } from './split-words.ts';
import {
  VOCABULARY_LANGUAGES,
  type VocabularyGroup,
  type VocabularyKind,
} from './vocabulary/vocabulary-group.ts';

const GROUPS: ReadonlyMap<string, VocabularyGroup> = new Map(VOCABULARY.map((group) => [group.id, group]));

/** The language of the typed word; Albanian if it is in none. */
const languageOf = ({ words }: VocabularyGroup, typed: string) =>
  VOCABULARY_LANGUAGES.find((language) =>
    words[language].some((phrase) => splitWords(phrase).join(' ') === typed),
  ) ?? 'sq';

/** Kinds of which another one may do as well: who finds no Thai food may like other kitchens. */
const REPLACEABLE: ReadonlySet<VocabularyKind> = new Set(['city', 'cuisine']);

const broaderOf = ({ id, kind, broader }: VocabularyGroup): readonly string[] => {
  if (broader.length > 0 || !REPLACEABLE.has(kind)) return broader;
  return VOCABULARY.filter((other) => other.kind === kind && other.id !== id && other.code).map(
    (other) => other.id,
  );
};

/**
 * What includes the meaning of a unit, in the language that was typed: for a club sandwich, sandwich; for a city or a cuisine that
 * nothing includes, the others that the storefront knows (product.md §253, §320).
 */
export const broaderWords = ({ groups, words }: SearchUnit): string[] => {
  const meant = groups.flatMap((id) => GROUPS.get(id) ?? []);
  const broader = meant.flatMap((group) => {
    const language = languageOf(group, words.join(' '));
    return broaderOf(group).flatMap((id) => {
      const named = GROUPS.get(id)?.words;
      return named?.[language][0] ?? named?.sq[0] ?? [];
    });
  });
  return [...new Set(broader)];
};
