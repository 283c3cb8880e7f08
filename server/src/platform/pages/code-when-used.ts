/**
 * A script's statement that calls `load` with the first sign that somebody uses the page (product.md §225). Only on a
 * first visit, by a device that keeps nothing of ours: whoever has been here has the code already, or a cart or session
 * that the page must show. Where the page itself took long to come, a press would wait for seconds, so there the code
 * follows it; whoever saves data waits nevertheless. A touch on what leads elsewhere is no sign: it
 * brings another document, which the code would only hold up.
 */
export const WHEN_USED = `{
  const longMs = 1000;
  const keepsNothing = () => {
    try {
      return localStorage.length + sessionStorage.length === 0;
    } catch {
      return false;
    }
  };
  const signs = ['pointermove', 'pointerdown', 'click', 'focusin', 'input', 'keydown', 'scroll'];
  const hear = ({ type, pointerType, target, movementX, movementY }) => {
    // Browsers tell of a mouse that rests where a page appears.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    const isFree = type === 'keydown' || type === 'scroll' || pointerType === 'mouse';
    if (!isFree && target.closest?.('a[href], [data-leads]')) return;
    for (const sign of signs) removeEventListener(sign, hear, true);
    load();
  };
  if (!keepsNothing()) load();
  else {
    for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true });
    addEventListener('load', ({ timeStamp }) => {
      const [page] = performance.getEntriesByType('navigation');
      if (timeStamp - page?.responseStart > longMs && !navigator.connection?.saveData) load();
    });
  }
}`;
