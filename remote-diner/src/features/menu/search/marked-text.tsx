import type { FoundDish } from '@tavolina/shared-api/contract';
import { createContext, use } from 'react';
import styles from '../dish/dish.module.css';
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

/** Dishes that the server's search found, by their ids. */
export const FoundById = createContext<ReadonlyMap<string, FoundDish>>(new Map());
