import { type RefObject, useEffect, useRef } from 'react';
import { type Cart, lineKey } from '../../../lib/cart/cart.ts';

/**
 * Leads the focus on where a line was chosen again: a line with other choices is another one, so what had the focus is
 * gone.
 * @param list holds the lines, each with its key as `data-line`
 * @param removing says that the line at an index goes, whose removal leads the focus on by itself
 */
export const useFocusAfterEdit = (
  cart: Cart,
  list: RefObject<HTMLElement | null>,
  removing: (index: number) => void,
) => {
  const edited = useRef<string>(undefined);
  const isGone = useRef(false);
  useEffect(() => {
    const key = edited.current;
    edited.current = undefined;
    isGone.current = false;
    if (key === undefined) return;
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    lines.find(({ dataset }) => dataset.line === key)?.focus();
  });
  return {
    /** Takes note of the cart as it is going to be. */
    edit: (next: Cart): void => {
      const [before, after] = [cart.lines.map(lineKey), next.lines.map(lineKey)];
      const gone = before.findIndex((key) => !after.includes(key));
      if (gone < 0) return;
      isGone.current = true;
      edited.current = after.find((key) => !before.includes(key)) ?? after[gone];
      if (after.length < before.length) removing(gone);
    },
    /** Whether the line that the focus came from is still there. */
    returnsFocus: (): boolean => !isGone.current,
  };
};
