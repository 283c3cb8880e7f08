const PRESSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

/** Something around an element, and at which of its children the element stood. */
interface Place {
  around: Element;
  index: number;
}

/** What stands around an element, the nearest first, within the page's content. */
const placesOf = (element: Element | null): Place[] => {
  const found: Place[] = [];
  for (let each = element; each?.parentElement && each.id !== 'content'; each = each.parentElement)
    found.push({ around: each.parentElement, index: [...each.parentElement.children].indexOf(each) });
  return found;
};

const pressableIn = (element: Element | undefined): HTMLElement | null =>
  element?.matches(PRESSABLE)
    ? (element as HTMLElement)
    : (element?.querySelector<HTMLElement>(PRESSABLE) ?? null);

/** What to focus after a removal: the next entry of the list, else its last, else what is left there. */
const leftAt = ({ around, index }: Place): HTMLElement | null =>
  pressableIn([...around.children].slice(0, index + 1).at(-1)) ?? pressableIn(around);

/**
 * Remembers where an element stands that goes by what it does.
 * @returns leads keys to what is left there, once it is drawn, unless something else has taken them
 */
export const focusNear = (element: Element | null): (() => void) => {
  const places = placesOf(element);
  return () => {
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const left = places.find((place) => place.around.isConnected && leftAt(place));
      if (left) leftAt(left)?.focus({ preventScroll: true });
    });
  };
};
