import { useEffect, useRef } from 'react';

/** State of a history entry: the router's key of the page, and how many overlays are open above the page. */
interface Kept {
  key?: string;
  above?: number;
}
const kept = (): Kept => (window.history.state ?? {}) as Kept;

/** Closes the open overlays, the topmost last. */
const above: (() => void)[] = [];
/** The page that the router shows, by its key in the history. */
let page: string | undefined;
/** Whether a move in the history is under way that this file began. */
let isMoving = false;

const surplus = (): number => (kept().above ?? 0) - above.length;

const moveBack = (entries: number): void => {
  isMoving = true;
  window.history.go(-entries);
};

/** Adds a history entry for each open overlay, and goes back over those of closed ones. */
const settle = (): void => {
  if (isMoving) return;
  page = kept().key;
  if (surplus() > 0) moveBack(surplus());
  while (surplus() < 0) window.history.pushState({ ...kept(), above: (kept().above ?? 0) + 1 }, '');
};
// Not at once: a press that closes an overlay may lead to another page, or open the next overlay.
const settleSoon = (): void => void setTimeout(settle);

/** Lets only moves between pages reach the router: the entry of an overlay has the key of its page. */
const handlePopState = (event: PopStateEvent): void => {
  const { key, above: level = 0 } = kept();
  const isOwn = key === page && (isMoving || above.length > 0 || level > 0);
  const isLeftBehind = !isOwn && surplus() > 0;
  if (isOwn || isLeftBehind) event.stopImmediatePropagation();
  // The page was left with an overlay open, by a link in it: its entry is passed over.
  if (isLeftBehind) {
    moveBack(surplus());
    return;
  }
  page = key;
  if (isOwn && !isMoving) for (const close of above.slice(level).reverse()) close();
  isMoving = false;
  settleSoon();
};

/**
 * While `open`, going back in the browser closes the overlay that calls this, and nothing else: each open overlay has an
 * entry of its own in the history (product.md §545).
 */
export const useCloseOnBack = (open: boolean, onClose: () => void): void => {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    const close = (): void => latest.current();
    window.addEventListener('popstate', handlePopState, { capture: true });
    above.push(close);
    settleSoon();
    return () => {
      above.splice(above.indexOf(close), 1);
      settleSoon();
    };
  }, [open]);
};
