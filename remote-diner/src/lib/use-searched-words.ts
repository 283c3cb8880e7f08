import { writeFilters } from '@tavolina/shared-api/contract';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useWayBack } from './use-way-back.ts';

/** Words as an address has them, without what surrounds them. */
const inAddress = (words: string): string => writeFilters({ q: words }).get('q') ?? '';

/**
 * Keeps a search field beside the words that are searched. What its own search set stays as it is, with all that was
 * typed since; other words, by a way back or a link, replace its text. The field keeps the focus (product.md §255).
 * @param searched the words in the address
 * @returns called with the words of each search of the field, before it begins
 */
export const useSearchedWords = (field: RefObject<HTMLInputElement | null>, searched: string) => {
  // Words whose search has not been drawn yet.
  const sent = useRef<string[]>([]);
  const drawn = useRef(searched);
  // The way back may lead to the words that are drawn already.
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
