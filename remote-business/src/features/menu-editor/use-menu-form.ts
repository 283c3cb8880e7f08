import { newIdempotencyKey } from '@tavolina/shared-api/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftKey } from '../../lib/menus/menu-drafts.ts';
import type { MergeChoices } from '../../lib/merge/merge-choices.ts';
import { mergeDrafts } from './conflict/merge-drafts.ts';
import type { MergeConflict } from './conflict/merged-fields.ts';
import { keepDraft, readDraft, removeDraft, type StoredDraft } from './draft/draft-storage.ts';
import { onFormChange } from './draft/form-changes.ts';
import { draftCopy, type MenuDraft } from './draft/menu-draft.ts';

/** How long typing rests before the device keeps it, in ms. */
const KEEP_MS = 500;

/** What a form starts with, and what of it is stored. */
interface Opening {
  values: MenuDraft;
  base: MenuDraft | undefined;
  version: number | null;
  /** Both what the device kept and what was saved since changed the same: it is to be asked for. */
  isStale: boolean;
}

/** The kept form in the menu as it is now (product.md §120). */
const openingOf = (kept: StoredDraft | undefined, stored: MenuDraft, version: number | null): Opening => {
  if (version === null) return { values: kept?.values ?? stored, base: undefined, version, isStale: false };
  if (!kept) return { values: stored, base: stored, version, isStale: false };
  if (kept.version === version) return { values: kept.values, base: stored, version, isStale: false };
  const { draft, clashes } = mergeDrafts({ base: kept.base, mine: kept.values, theirs: stored });
  if (clashes.length === 0) return { values: draft, base: stored, version, isStale: false };
  return { values: kept.values, base: kept.base, version: kept.version, isStale: true };
};

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
  const [opening] = useState(() => openingOf(restored, initial, version));
  /** The browser could not keep what is typed. */
  const [isNotStored, setIsNotStored] = useState(false);
  const key = useRef(restored?.key ?? newIdempotencyKey());
  const isSaved = useRef(false);
  const held = useRef(opening.version);
  /** What was stored as that version, which changes are told by. */
  const basis = useRef(opening.base);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { reset, getValues, subscribe } = form;
  const dirty = useRef(false);
  // Heard, not read while rendering: the first key would draw the whole form again.
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
    const draft = { values: getValues(), version: held.current, base: basis.current, at, key: key.current };
    setIsNotStored(!keepDraft(keptAs, draft));
  }, [keptAs, getValues]);
  useEffect(() => {
    if (readDraft(keptAs)) reset(opening.values, { keepDefaultValues: true });
    const unsubscribe = onFormChange(form, () => {
      isSaved.current = false;
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, KEEP_MS);
    });
    // Also keeps the last words of an owner who leaves within the pause, by a reload or at the end of the session.
    const keepNow = (): void => {
      if (timer.current !== undefined) keep();
    };
    addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [keptAs, form, reset, keep, opening]);

  /** Nothing is left to keep: it was saved, or given up. */
  const forget = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    removeDraft(keptAs);
    setIsNotStored(false);
    setRestored(undefined);
  };
  return {
    form,
    /** The kept form the screen opened with. */
    restored,
    isNotStored,
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
    markSaved: (saved: number, stored?: MenuDraft) => {
      held.current = saved;
      basis.current = stored;
      isSaved.current = true;
      forget();
    },
    /** The menu was saved as this version; what has been typed since is kept on from it (product.md §199). */
    goOn: (saved: number, stored: MenuDraft) => {
      held.current = saved;
      basis.current = stored;
      forget();
      keep();
    },
    /** What was kept here and what was saved since clash, as the form opens. */
    isStale: opening.isStale,
    /** What both this form and a menu that somebody else saved have changed. */
    conflictsWith: (theirs: MenuDraft): MergeConflict[] =>
      mergeDrafts({ base: basis.current, mine: getValues(), theirs }).clashes,
    /** Goes on from a menu that somebody else saved: what was changed here stays, and is unsaved. */
    rebase: (theirs: MenuDraft, from: number, choices?: MergeChoices) => {
      const { draft } = mergeDrafts({ base: basis.current, mine: draftCopy(getValues()), theirs }, choices);
      held.current = from;
      basis.current = theirs;
      reset(theirs);
      reset(draft, { keepDefaultValues: true });
      keep();
    },
    /** Goes back to what the server holds. */
    startOver: (values: MenuDraft, from: number | null) => {
      held.current = from;
      basis.current = values;
      key.current = newIdempotencyKey();
      reset(values);
      forget();
    },
  };
};
