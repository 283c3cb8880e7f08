import { listSuggestions } from '@tavolina/shared-api/client';
import { LIMITS, NO_SUGGESTIONS, type Suggestions } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useEffect, useState } from 'react';

/** How long after the last key suggestions are asked for, in ms. */
const PAUSE_MS = 150;

/** Whether one text begins with the other: what was suggested for it stays right while letters are added or taken back. */
const isContinued = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/**
 * Suggestions for what is typed; those from before stay until the next have arrived, unless something else is typed now.
 * Without an answer there are none (product.md §255).
 */
export const useSuggestions = (typed: string): Suggestions => {
  const lng = useTranslation().i18n.language;
  const [found, setFound] = useState({ q: '', answer: NO_SUGGESTIONS });
  const q = typed.trim();
  const isAsked = q.length >= LIMITS.searchedFrom;
  useEffect(() => {
    if (!isAsked) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await listSuggestions(q, lng, abort.signal).catch(() => NO_SUGGESTIONS);
      // An answer without one of the kinds, as of another release, is still one.
      if (!abort.signal.aborted) setFound({ q, answer: { ...NO_SUGGESTIONS, ...answer } });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [q, lng, isAsked]);
  return isAsked && isContinued(q, found.q) ? found.answer : NO_SUGGESTIONS;
};
