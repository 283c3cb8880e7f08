const PRESSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

/** What stands around an element, the nearest first, within the page's content. */
const around = (element: Element | null): Element[] => {
  const found: Element[] = [];
  for (let each = element?.parentElement; each; each = each.parentElement) {
    found.push(each);
    if (each.id === 'content') return found;
  }
  return [];
};

/**
 * Remembers where an element stands that goes by what it does.
 * @returns leads keys to what is left there, once it is drawn, unless something else has taken them
 */
export const focusNear = (element: Element | null): (() => void) => {
  const places = around(element);
  return () => {
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const left = places.find((place) => place.isConnected && place.querySelector(PRESSABLE));
      left?.querySelector<HTMLElement>(PRESSABLE)?.focus({ preventScroll: true });
    });
  };
};
