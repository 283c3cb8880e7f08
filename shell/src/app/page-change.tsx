import { useLocation } from '@tavolina/shared-api/runtime';
import { visuallyHidden } from '@tavolina/shared-ui';
import { useEffect, useRef, useState } from 'react';

/** What keeps focus when the page changes. A menu that is closing does not. */
const HOLDS_FOCUS = '[role="dialog"], [role="menu"][data-open]';

/** Moves focus to the content, unless the page, a dialog or an open menu has already taken it. */
const focusContent = (): void => {
  const content = document.getElementById('content');
  const { activeElement } = document;
  const isTaken = content?.contains(activeElement) || activeElement?.closest(HOLDS_FOCUS);
  // The scroll position is restored by the router.
  if (!isTaken) content?.focus({ preventScroll: true });
};

/**
 * Calls back with the page's title once it is set, which may need the page's data.
 * @returns cancels it
 */
const onceTitled = (tell: (name: string) => void): (() => void) => {
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
 * Announces a page change as a browser does for a new document: announces the title and moves focus to the
 * content (product.md §86).
 */
export const PageChange = () => {
  const { pathname } = useLocation();
  const [name, setName] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusContent();
    return onceTitled(setName);
  }, [pathname]);
  return <output className={visuallyHidden}>{name}</output>;
};
