import { useTranslation } from '@tavolina/shared-api/runtime';
import { createContext, use } from 'react';
import styles from './dish.module.css';
import { splitAtMatches } from './filter-dishes.ts';

/** The words that are searched for. A context, so that a letter draws again only the texts, not their rows. */
export const SearchWords = createContext<readonly string[]>([]);

/** A text in which the matches of a search are marked (product.md §241). */
export const MarkedText = ({ text }: { text: string }) => {
  const words = use(SearchWords);
  if (words.length === 0) return text;
  return splitAtMatches(text, words).map((piece) =>
    piece.isMatch ? (
      <mark key={piece.at} className={styles.match}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
};

/** Dishes that answer otherwise than by the typed letters, with the words that they answer. */
export const TypedFor = createContext<ReadonlyMap<string, string>>(new Map());

/** Says for which word a dish was found, where that does not stand in it (product.md §309). */
export const FoundFor = ({ id }: { id: string }) => {
  const { t } = useTranslation('diner');
  const typed = use(TypedFor).get(id);
  return typed ? <p className={styles.foundFor}>{t('menu.foundFor', { typed })}</p> : null;
};
