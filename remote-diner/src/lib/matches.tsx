import type { SearchMatch } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { foodCard } from '@tavolina/shared-ui';
import { Fragment } from 'react';
import { FACT_SEPARATOR } from './fact-separator.ts';
import { NamesWithin } from './reading/names-within.tsx';
import { useLangOf } from './reading/use-lang-of.ts';
import type { ReadText } from './reading/use-text.ts';

/** What answers, by the name that its diner reads. */
interface Told extends SearchMatch {
  called: ReturnType<ReadText>;
}

/** Groups matches by the typed words. */
const byTyped = (matches: readonly Told[]): [string, Told[]][] => {
  const groups = new Map<string, Told[]>();
  for (const match of matches) groups.set(match.typed, [...(groups.get(match.typed) ?? []), match]);
  return [...groups];
};

const isByLetters = ({ way }: SearchMatch): boolean => way === 'word' || way === 'prefix';

/** What is said of words that answer beside a name. */
const sentenceOf = (match: SearchMatch) => {
  if (match.field === 'choice') return isByLetters(match) ? 'card.matchedChoice' : 'card.matchedChoiceFor';
  return isByLetters(match) ? 'card.matchedWords' : 'card.matchedWordsFor';
};

/**
 * On the card of a menu or a place: what of it a search found, and for which word where that does not stand in the name
 * (product.md §251), with the words of a description (§522) or of choices (§523), by the names that its diner reads (§528). Nothing where the card shows it already.
 */
export const Matches = ({
  matches,
  text,
  shown,
}: {
  matches: readonly SearchMatch[];
  text: ReadText;
  /** Names and codes that the card has anyway. */
  shown: readonly (string | null)[];
}) => {
  const { t } = useTranslation('diner');
  const langOf = useLangOf();
  const calledOf = (match: SearchMatch): Told['called'] => {
    const { name, field, language } = match;
    if (field === 'category') return { children: t(`category.${name}`, name), lang: undefined };
    if (field === 'cuisine') return { children: t(`cuisine_type.${name}`, name), lang: undefined };
    return language ? { children: name, lang: langOf(language) } : text(match, 'name');
  };
  const all = matches.map((match): Told => ({ ...match, called: calledOf(match) }));
  const isShown = ({ name, field, called }: Told): boolean => shown.includes(field ? name : called.children);
  const isInText = ({ field, words }: Told): boolean =>
    field === 'description' || (field === 'choice' && words !== undefined);
  const named = all
    .filter((match) => !isInText(match))
    .filter((match) => !(isShown(match) && (match.field !== undefined || isByLetters(match))));
  const written = named.filter(isByLetters);
  const described = all.filter(isInText);
  const telling = (group: readonly Told[], sentence: (names: string) => string) => {
    const names = group.map(({ called }) => called);
    return { key: sentence(names.map(({ children }) => children).join()), names, sentence };
  };
  const told = [
    ...(written.length > 0 ? [telling(written, (names) => t('card.matched', { dishes: names }))] : []),
    ...byTyped(named.filter((match) => !isByLetters(match))).map(([typed, group]) =>
      telling(group, (names) => t('card.matchedFor', { names, typed })),
    ),
    ...described
      .filter(({ words }) => words)
      .map((match) => telling([match], (name) => t(sentenceOf(match), { ...match, name }))),
    ...byTyped(described.filter(({ words }) => !words)).map(([typed, group]) =>
      telling(group, (names) => t('card.matchedIn', { names, typed })),
    ),
  ];
  if (told.length === 0) return null;
  return (
    <p className={foodCard.muted}>
      {told.map(({ key, names, sentence }, place) => (
        <Fragment key={key}>
          {place > 0 ? FACT_SEPARATOR : null}
          <NamesWithin names={names} sentence={sentence} />
        </Fragment>
      ))}
    </p>
  );
};
