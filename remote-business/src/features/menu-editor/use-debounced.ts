import { startTransition, useEffect, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { isAbout, onFormChange } from './draft/form-changes.ts';
import type { MenuDraft } from './draft/menu-draft.ts';
import type { Editor } from './editor-types.ts';

/** How long typing rests before what follows it is drawn, in ms. */
export const DEBOUNCE_MS = 400;

const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return Object.is(one, other);
  const keys = Object.keys(one) as (keyof typeof one)[];
  return keys.length === Object.keys(other).length && keys.every((key) => Object.is(one[key], other[key]));
};

/**
 * What `read` makes of the form. While keys are pressed it stays as it was, so that nothing but the field itself is
 * drawn; any other change is followed at once.
 */
export const useDebounced = <T, N extends FieldPath<MenuDraft> | undefined = undefined>(
  form: Editor['form'],
  /** Always the same function; nothing of what it answers may be part of the form, which changes in place. */
  read: (menu: MenuDraft, name: N) => T,
  /** The part of the form it is read from; without it, all of the form. */
  name: N,
): T => {
  const [held, setHeld] = useState(() => ({ name, value: read(form.getValues(), name) }));
  const now = held.name === name ? held : { name, value: read(form.getValues(), name) };
  if (now !== held) setHeld(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = (): void => {
      const value = read(form.getValues(), name);
      setHeld((before) => (isSame(before.value, value) ? before : { name, value }));
    };
    const unsubscribe = onFormChange(form, (change) => {
      if (!isAbout(change, name)) return;
      clearTimeout(timer);
      if (change.isTyped) timer = setTimeout(() => startTransition(take), DEBOUNCE_MS);
      else take();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, read, name]);
  return now.value;
};
