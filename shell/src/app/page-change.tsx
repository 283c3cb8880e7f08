import { useLocation } from '@tavolina/shared-api/runtime';
import { visuallyHidden } from '@tavolina/shared-ui';
import { useEffect, useRef, useState } from 'react';

/** Leads keys to the new page, unless it or something over it has already taken the focus. */
const focusContent = (): void => {
  const content = document.getElementById('content');
  const { activeElement } = document;
  const isTaken = content?.contains(activeElement) || activeElement?.closest('[role="dialog"]');
  // Where the page stands is for the way back to say.
  if (!isTaken) content?.focus({ preventScroll: true });
};

/**
 * Tells the page's name once it has what it fetches, which may be what it is named after.
 * @returns how to give up waiting for it
 */
const onceNamed = (tell: (name: string) => void): (() => void) => {
  const changes = new MutationObserver(() => tellName());
  const tellName = (): void => {
    if (document.querySelector('[aria-busy="true"]')) return;
    changes.disconnect();
    tell(document.title);
  };
  changes.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  tellName();
  return () => changes.disconnect();
};

/**
 * Does for a change of page what the browser does for a new document: tells its name, and begins at its content
 * (product.md §86).
 */
export const PageChange = () => {
  const { pathname } = useLocation();
  const [name, setName] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusContent();
    return onceNamed(setName);
  }, [pathname]);
  return <output className={visuallyHidden}>{name}</output>;
};
