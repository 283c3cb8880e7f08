import { writeFilters } from '@tavolina/shared-api/contract';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useWayBack } from './use-way-back.ts';

/** Words as the address holds them, trimmed. */
const inAddress = (words: string): string => writeFilters({ q: words }).get('q') ?? '';

/**
 * Keeps a search field in step with the words in the address. Words that the field itself searched do not touch its text, so
 * that nothing typed since is lost. Other words, after going back or by a link, replace it. The field keeps the focus
 * (product.md §255).
 * @param searched the words in the address
 * @returns to be called with the words of each search of the field, before it begins
 */
export const useSearchedWords = (field: RefObject<HTMLInputElement | null>, searched: string) => {
  // Words whose search has not been drawn yet.
  const sent = useRef<string[]>([]);
  const drawn = useRef(searched);
  // Going back may lead to the words that are drawn already, and then nothing is drawn anew.
  useWayBack(() => {
    if (sent.current.length === 0) return;
    sent.current = [];
    if (field.current) field.current.value = new URLSearchParams(window.location.search).get('q') ?? '';
  });
  useLayoutEffect(() => {
    if (drawn.current === searched) return;
    drawn.current = searched;
    const own = sent.current.indexOf(searched);
    sent.current = own < 0 ? [] : sent.current.slice(own + 1);
    if (own < 0 && field.current) field.current.value = searched;
  }, [field, searched]);
  return (words: string): void => void sent.current.push(inAddress(words));
};
