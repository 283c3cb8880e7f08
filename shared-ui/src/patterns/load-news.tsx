import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../primitives/visually-hidden.ts';

/** A wait this short, in ms, is not worth a word. */
const WORTH_SAYING_MS = 500;

/** Where several parts of a page load at once, one of them says so. */
let speaker: object | undefined;

/**
 * Tells who does not see the screen that something loads, once it takes a while, and what has come of it (product.md §126).
 * What was there from the start is not told: it is read like the rest of the page.
 */
export const LoadNews = ({
  isLoading,
  result,
}: {
  isLoading: boolean;
  /** What came, such as how many entries; absent where it is no list, empty where something else says it. */
  result: string | undefined;
}) => {
  const { t } = useTranslation('ui');
  const [news, setNews] = useState('');
  const hasWaited = useRef(false);
  const tellWaiting = useEffectEvent(() => setNews(t('loading')));
  const tellResult = useEffectEvent(() => setNews((said) => result ?? (said === '' ? '' : t('loaded'))));
  useEffect(() => {
    if (!isLoading) {
      if (hasWaited.current) tellResult();
      hasWaited.current = false;
      return;
    }
    hasWaited.current = true;
    if (speaker !== undefined) return;
    const own = {};
    speaker = own;
    const timer = setTimeout(() => tellWaiting(), WORTH_SAYING_MS);
    return () => {
      clearTimeout(timer);
      speaker = undefined;
    };
  }, [isLoading]);
  return (
    <span className={visuallyHidden} aria-live="polite">
      {news}
    </span>
  );
};
