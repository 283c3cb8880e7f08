import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { MenuDraft } from '../draft/menu-draft.ts';
import type { Editor, ItemsPath } from '../editor-types.ts';

/** The button of an item's line that opens it; what opens a menu there is another. */
export const OPENS_ITEM = '[aria-expanded]:not([aria-haspopup])';

/** Hides the others of a list from all but the browser's search in the page. React knows no such `hidden`. */
const hideOthers = (list: HTMLElement | null, isAlone: boolean): void => {
  for (const row of list?.children ?? [])
    if (isAlone && !row.hasAttribute('data-open')) row.setAttribute('hidden', 'until-found');
    else row.removeAttribute('hidden');
};

/** The whole form where it fits, its beginning where it does not; in any case what is written in. */
const showOpen = (row: HTMLElement): void => {
  row.scrollIntoView?.({ block: 'nearest' });
  row.firstElementChild?.scrollIntoView?.({ block: 'nearest' });
  row.querySelector(':focus')?.scrollIntoView?.({ block: 'nearest' });
};

/** Where its reader left off. */
const showClosed = (row: HTMLElement): void => {
  row.scrollIntoView?.({ block: 'center' });
  row.querySelector<HTMLElement>(OPENS_ITEM)?.focus({ preventScroll: true });
};

/** The focused field of the open item: `name`, `prices.ALL`. */
const fieldIn = (prefix: string): string => {
  const field = document.activeElement?.getAttribute('name') ?? '';
  return field.startsWith(prefix) ? field.slice(prefix.length) : 'name';
};

/**
 * The open item of a list. It stands alone: a key pressed in it then asks the browser to put together its own few
 * pictures and icons, not those of every line in sight. Escape closes it, Alt with a page key goes to the next one
 * (product.md §181).
 */
export const useOpenItem = ({
  form,
  list,
  ids,
  opened,
  frame,
}: {
  form: Editor['form'];
  list: ItemsPath;
  ids: readonly string[];
  /** Index of the one to open first. */
  opened: number | undefined;
  /** Around the list and what belongs to it. */
  frame: RefObject<HTMLElement | null>;
}) => {
  const [asked, setOpenId] = useState(() => (opened === undefined ? undefined : ids[opened]));
  const place = asked === undefined ? -1 : ids.indexOf(asked);
  const openId = place < 0 ? undefined : asked;
  const shown = useRef<HTMLElement>(null);
  /** The field that the keyboard goes to, and the name where an item has no such field: not all have a price in each currency. */
  const sought = useRef<{ field: string; name: string }>(undefined);
  const step = (by: number): void => {
    const next = ids[place + by];
    if (openId !== undefined && next !== undefined) setOpenId(next);
  };

  // With every drawing: lines come, go and change places.
  useLayoutEffect(() => hideOthers(frame.current?.querySelector('ul') ?? null, openId !== undefined));
  // With the drawing itself, and so the keys below: the next one may come before the page rests.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = openId === undefined ? null : (frame.current?.querySelector('[data-open]') ?? null);
    if (shown.current) showOpen(shown.current);
    else if (before?.isConnected) showClosed(before);
    const { field, name } = sought.current ?? {};
    sought.current = undefined;
    if (!field) return;
    const isThere = shown.current?.querySelector(`[name="${field}"]`);
    form.setFocus((isThere ? field : name) as FieldPath<MenuDraft>);
  }, [form, frame, openId]);
  useLayoutEffect(() => {
    const element = frame.current;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || openId === undefined) return;
      if (event.key === 'Escape') setOpenId(undefined);
      const by = event.altKey && { PageUp: -1, PageDown: 1 }[event.key];
      if (!by || ids[place + by] === undefined) return;
      event.preventDefault();
      const next = `${list}.${place + by}.`;
      sought.current = { field: `${next}${fieldIn(`${list}.${place}.`)}`, name: `${next}name` };
      setOpenId(ids[place + by]);
    };
    // The browser found its word in another line, and goes there itself.
    const handleMatch = (): void => {
      shown.current = null;
      setOpenId(undefined);
    };
    element?.addEventListener('keydown', handleKey);
    element?.addEventListener('beforematch', handleMatch);
    return () => {
      element?.removeEventListener('keydown', handleKey);
      element?.removeEventListener('beforematch', handleMatch);
    };
  }, [frame, ids, list, openId, place]);
  return { openId, setOpenId, place, step };
};
