/**
 * A statement for an inline script: it calls `load` at the first sign that somebody uses the page (product.md §225).
 * - It waits only on a first visit, where storage is empty. Other visitors have the code already, or a cart or session
 *   that the page must show, so `load` is called at once. So it is where the first view has an empty place that only
 *   code can fill, such as a map's.
 * - On a slow connection a press would wait for seconds, so the code is loaded after the page; with "save data" on, it
 *   still waits for a sign.
 * - A touch on a link is no sign: it loads another document, which the code would delay.
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
  if (!keepsNothing() || document.querySelector('[data-drawn-by-code]')) load();
  else {
    for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true });
    addEventListener('load', ({ timeStamp }) => {
      const [page] = performance.getEntriesByType('navigation');
      if (timeStamp - page?.responseStart > longMs && !navigator.connection?.saveData) load();
    });
  }
}`;
