import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../primitives/visually-hidden.ts';

/** Shorter waits, in ms, are not announced. */
const WORTH_SAYING_MS = 500;

/** If several parts of a page load at once, only one announces it. */
let speaker: object | undefined;

/**
 * Announces to screen readers that something loads, once it takes a while, and then the result (product.md
 * §126). Content that is there from the start is not announced.
 */
export const LoadNews = ({
  isLoading,
  result,
}: {
  isLoading: boolean;
  /**
   * The result, for example the number of entries. Undefined if it is not a list, empty if something else
   * announces it.
   */
  result: string | undefined;
}) => {
  const { t } = useTranslation('ui');
  const [news, setNews] = useState('');
  const hasWaited = useRef(false);
  const tellWaiting = useEffectEvent(() => setNews(t('loading')));
  const told = useRef<string>(undefined);
  const tellResult = useEffectEvent(() => {
    told.current = result;
    setNews((said) => result ?? (said === '' ? '' : t('loaded')));
  });
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
  // What stands here is also read by who goes through the page later: "nothing to show" above what was just added.
  useEffect(() => {
    if (told.current !== undefined && told.current !== result) setNews('');
  }, [result]);
  return (
    <span className={visuallyHidden} aria-live="polite">
      {news}
    </span>
  );
};
