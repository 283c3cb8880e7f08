import { editMenu, getOwnMenu } from '@tavolina/shared-api/client';
import type { Menu } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useResendableCall } from '../../lib/form/use-resendable-call.ts';
import { useKeepMenu } from '../../lib/menus/use-keep-menu.ts';
import type { MergeChoices } from '../../lib/merge/merge-choices.ts';
import { saveOntoLatest } from '../../lib/merge/save-onto-latest.ts';
import { type ChoicesDraft, choicesDraft, draftCopy } from './choices-draft.ts';
import { choicesProblems } from './choices-problems.ts';
import { choicesRequest } from './choices-request.ts';
import { forgetChoices, type KeptChoices, keepChoices, readKeptChoices } from './kept-choices.ts';
import type { ChoicesClash } from './merged-choices.ts';
import { type Merging, mergingCode } from './merging-code.ts';
import { storedIds, withIds } from './stored-ids.ts';

const isSame = (one: ChoicesDraft, other: ChoicesDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What the tab kept, in the menu as it is now; `isAsked` where both changed the same meanwhile. */
const openingOf = (
  kept: KeptChoices | undefined,
  merging: Merging | undefined,
  stored: ChoicesDraft,
  version: number,
) => {
  if (!kept || kept.version === version || !merging)
    return { values: kept?.values ?? stored, base: stored, isAsked: false };
  const { draft, clashes } = merging.mergeChoices({ base: kept.base, mine: kept.values, theirs: stored });
  return clashes.length === 0
    ? { values: draft, base: stored, isAsked: false }
    : { values: kept.values, base: kept.base, isAsked: true };
};

/**
 * The choices of a menu to write, to keep in this tab, and to save. What somebody else saved meanwhile is taken in; where
 * both changed the same, `theirs` is the menu as it is stored, until it was chosen (product.md §409).
 */
export const useChoicesForm = (
  menu: Menu,
  {
    merging: given,
    onNamed,
  }: {
    /** Needed from the start where the tab kept choices of another version. */
    merging: Merging | undefined;
    /** New groups were stored: their ids, by those they had here. */
    onNamed: (ids: ReadonlyMap<string, string>) => void;
  },
) => {
  const { i18n } = useTranslation('business');
  const client = useQueryClient();
  const keepMenu = useKeepMenu();
  const merging = useRef(given);
  const load = async (): Promise<Merging> => {
    merging.current ??= await client.fetchQuery(mergingCode);
    return merging.current;
  };
  const draftOf = (stored: Menu): ChoicesDraft => choicesDraft(stored, i18n.language);
  const form = useForm<ChoicesDraft>({ defaultValues: draftOf(menu) });
  const { reset, getValues, watch } = form;
  const [kept] = useState(() => readKeptChoices(menu.id));
  const [opening] = useState(() => openingOf(kept, given, draftOf(menu), menu.version));
  const [isRestored, setIsRestored] = useState(() => !isSame(opening.values, draftOf(menu)));
  const [hasMore, setHasMore] = useState(false);
  const [base, setBase] = useState(menu);
  const [theirs, setTheirs] = useState(opening.isAsked ? menu : undefined);
  /** What changes are told by, and the version it was stored as. */
  const basis = useRef({
    draft: opening.base,
    version: opening.isAsked && kept ? kept.version : menu.version,
  });
  const keep = (): void => {
    const { draft, version } = basis.current;
    keepChoices(menu.id, { values: getValues(), version, base: draft });
  };
  const keeps = useRef(keep);
  keeps.current = keep;
  useEffect(() => {
    if (kept) reset(opening.values, { keepDefaultValues: true });
    const { unsubscribe } = watch((_, { name }) => {
      // Without a name it was not typed.
      if (name !== undefined) keeps.current();
    });
    return unsubscribe;
  }, [reset, watch, kept, opening]);

  /** Goes on from what is stored, with what was not saved of it. */
  const goOn = (stored: Menu, values: ChoicesDraft): void => {
    const draft = draftOf(stored);
    basis.current = { draft, version: stored.version };
    setBase(stored);
    setTheirs(undefined);
    reset(draft);
    const isStored = isSame(values, draft);
    setHasMore(!isStored);
    if (isStored) {
      forgetChoices(menu.id);
      setIsRestored(false);
    } else {
      reset(values, { keepDefaultValues: true });
      keep();
    }
  };
  const merge = (now: Menu, choices?: MergeChoices) =>
    merging.current?.mergeChoices(
      { base: basis.current.draft, mine: draftCopy(getValues()), theirs: draftOf(now) },
      choices,
    );
  const conflictsWith = (now: Menu): ChoicesClash[] => merge(now)?.clashes ?? [];
  const takeIn = (now: Menu, choices?: MergeChoices): void => {
    const merged = merge(now, choices);
    if (merged) goOn(now, merged.draft);
  };
  /** Goes on from a save with what was typed since, in which new parts have the ids that they are stored under (§199). */
  const takeSaved = async (sent: ChoicesDraft, saved: Menu): Promise<void> => {
    const stored = draftOf(saved);
    const ids = storedIds(sent, stored);
    if (isSame(sent, getValues())) goOn(saved, stored);
    else {
      const { mergeChoices } = await load();
      const mine = withIds(draftCopy(getValues()), ids);
      goOn(saved, mergeChoices({ base: withIds(sent, ids), mine, theirs: stored }).draft);
    }
    onNamed(ids);
  };

  const { call, settle } = useResendableCall(({ draft, onto }: { draft: ChoicesDraft; onto: Menu }) =>
    editMenu(menu.id, choicesRequest(draft, onto)),
  );
  const attempt = async (onto: Menu): Promise<Menu> => {
    const found = await settle();
    if (found) await takeSaved(found.sent.draft, found.answer);
    const draft = draftCopy(getValues());
    const held = found?.answer ?? onto;
    if (found && isSame(draft, draftOf(held))) return held;
    const saved = await call({ draft, onto: held });
    await takeSaved(draft, saved);
    return saved;
  };
  const save = useMutation({
    mutationFn: (onto: Menu) =>
      saveOntoLatest(onto, attempt, {
        latest: async () => {
          const [now] = await Promise.all([getOwnMenu(menu.id), load()]);
          return now;
        },
        onStale: (now) => {
          if (conflictsWith(now).length > 0) {
            setTheirs(now);
            return false;
          }
          takeIn(now);
          // Each alone was right, and both together may not be.
          return choicesProblems(getValues(), now).length === 0;
        },
      }),
    onSuccess: keepMenu,
  });
  return {
    form,
    /** The menu as it is stored, as far as is known here. */
    base,
    theirs,
    /** What asks for what both changed; there where `theirs` is. */
    ChoicesConflict: merging.current?.ChoicesConflict,
    conflictsWith,
    takeIn,
    save,
    /** What the tab kept is in the form, and not saved. */
    isRestored,
    /** It holds more than what was saved last. */
    hasMore,
    /** Gives up what was typed for what is stored. */
    takeStored: (stored: Menu): void => goOn(stored, draftOf(stored)),
  };
};
