import { newIdempotencyKey } from '@tavolina/shared-api/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftKey } from '../../lib/kept-menus.ts';
import { forgetDraft, keepDraft, readDraft } from './draft-storage.ts';
import { onFormChange } from './form-changes.ts';
import type { MenuDraft } from './menu-draft.ts';
import { mergeDrafts } from './merge-drafts.ts';

/** How long typing rests before the device keeps it, in ms. */
const KEEP_MS = 500;

/**
 * The form of a menu. What is typed is kept on this device until it is saved, and is there again after a crash, a
 * reload or a new sign-in.
 */
export const useMenuForm = ({
  menuId,
  initial,
  version,
}: {
  /** `NEW_MENU` for one that does not exist yet. */
  menuId: string;
  initial: MenuDraft;
  version: number | null;
}) => {
  const form = useForm<MenuDraft>({ defaultValues: initial });
  const [keptAs] = useState(() => draftKey(menuId));
  const [restored, setRestored] = useState(() => readDraft(keptAs));
  /** The browser could not keep what is typed. */
  const [isUnkept, setIsUnkept] = useState(false);
  const key = useRef(restored?.key ?? newIdempotencyKey());
  const isSaved = useRef(false);
  const held = useRef(version);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { reset, getValues, subscribe } = form;
  const dirty = useRef(false);
  // Heard, not read while rendering: the first key would draw the whole form anew.
  useEffect(
    () =>
      subscribe({
        formState: { isDirty: true },
        callback: ({ isDirty = false }) => {
          dirty.current = isDirty;
        },
      }),
    [subscribe],
  );

  const keep = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const at = new Date().toISOString();
    setIsUnkept(!keepDraft(keptAs, { values: getValues(), version: held.current, at, key: key.current }));
  }, [keptAs, getValues]);
  useEffect(() => {
    const kept = readDraft(keptAs);
    if (kept) reset(kept.values, { keepDefaultValues: true });
    const unsubscribe = onFormChange(form, () => {
      isSaved.current = false;
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, KEEP_MS);
    });
    // Whoever goes before typing has rested, by a reload or because the session ended, finds the last words too.
    const keepNow = (): void => {
      if (timer.current !== undefined) keep();
    };
    addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [keptAs, form, reset, keep]);

  /** Nothing is left to keep: it was saved, or given up. */
  const forget = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    forgetDraft(keptAs);
    setIsUnkept(false);
    setRestored(undefined);
  };
  return {
    form,
    /** The kept form the screen opened with. */
    restored,
    isUnkept,
    /** What creates the menu once, on the device with the form before it is sent (product.md §85). */
    creationKey: (): string => {
      keep();
      return key.current;
    },
    /** The key has made another menu than this form is now: a new one. */
    renewKey: (): void => {
      key.current = newIdempotencyKey();
      keep();
    },
    /** Whether leaving would leave changes behind. */
    mayLose: () => dirty.current && !isSaved.current,
    markSaved: (saved: number) => {
      held.current = saved;
      isSaved.current = true;
      forget();
    },
    /** The menu was saved as this version; what has been typed since is kept on from it (product.md §84). */
    goOn: (saved: number) => {
      held.current = saved;
      forget();
      keep();
    },
    /** Goes on from a menu that somebody else saved: what was changed here stays, and is unsaved. */
    rebase: (sides: Parameters<typeof mergeDrafts>[0], from: number) => {
      held.current = from;
      reset(sides.theirs);
      reset(mergeDrafts(sides), { keepDefaultValues: true });
      keep();
    },
    /** Goes back to what the server holds. */
    startOver: (values: MenuDraft, from: number | null) => {
      held.current = from;
      key.current = newIdempotencyKey();
      reset(values);
      forget();
    },
  };
};
