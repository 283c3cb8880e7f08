import type { SearchMatch } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { foodCard } from '@tavolina/shared-ui';

const namesOf = (matches: readonly SearchMatch[]): string => matches.map(({ name }) => name).join(', ');

/** What answers otherwise than by the typed letters, by what was typed. */
const byTyped = (matches: readonly SearchMatch[]): [string, SearchMatch[]][] => {
  const groups = new Map<string, SearchMatch[]>();
  for (const match of matches) groups.set(match.typed, [...(groups.get(match.typed) ?? []), match]);
  return [...groups];
};

/**
 * On the card of a menu or a place: what of it a search found, and for which word where that does not stand in the name
 * (product.md §251), with the words of a description (§522). Nothing where the card shows it already.
 */
export const Matches = ({
  matches,
  shown,
}: {
  matches: readonly SearchMatch[];
  /** Names and codes that the card has anyway. */
  shown: readonly (string | null)[];
}) => {
  const { t } = useTranslation('diner');
  const labelOf = ({ name, field }: SearchMatch): string => {
    if (field === 'category') return t(`category.${name}`, name);
    return field === 'cuisine' ? t(`cuisine_type.${name}`, name) : name;
  };
  const isByLetters = ({ way }: SearchMatch): boolean => way === 'word' || way === 'prefix';
  const named = matches
    .filter(({ field }) => field !== 'description')
    .filter((match) => !(shown.includes(match.name) && (match.field !== undefined || isByLetters(match))))
    .map((match) => ({ ...match, name: labelOf(match) }));
  const dishes = named.filter(isByLetters);
  const described = matches.filter(({ field }) => field === 'description');
  const told = [
    ...(dishes.length > 0 ? [t('card.matched', { dishes: namesOf(dishes) })] : []),
    ...byTyped(named.filter((match) => !isByLetters(match))).map(([typed, group]) =>
      t('card.matchedFor', { names: namesOf(group), typed }),
    ),
    ...described
      .filter(({ words }) => words)
      .map((match) => t(isByLetters(match) ? 'card.matchedWords' : 'card.matchedWordsFor', { ...match })),
    ...byTyped(described.filter(({ words }) => !words)).map(([typed, group]) =>
      t('card.matchedIn', { names: namesOf(group), typed }),
    ),
  ];
  return told.length > 0 ? <p className={foodCard.muted}>{told.join(' · ')}</p> : null;
};
