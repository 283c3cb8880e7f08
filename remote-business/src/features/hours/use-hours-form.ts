import { setOpeningHours } from '@tavolina/shared-api/client';
import type { StoredHours } from '@tavolina/shared-api/contract';
import { useQueryClient } from '@tavolina/shared-api/runtime';
import { useEffect, useRef, useState } from 'react';
import { useSentForm } from '../../lib/form/use-sent-form.ts';
import { openingHoursQuery } from '../../lib/hours/opening-hours-query.ts';
import type { MergeChoices } from '../../lib/merge/merge-choices.ts';
import { saveOntoLatest } from '../../lib/merge/save-onto-latest.ts';
import { savedFirst } from '../../lib/merge/saved-first.ts';
import { hoursErrors } from './hours-errors.ts';
import { isSame, openingOf } from './hours-opening.ts';
import { copyValues, type HoursValues, hoursValues, sentHours } from './hours-values.ts';
import { deleteKeptHours, hoursKey, keepHours, readKeptHours } from './kept-hours.ts';
import { type HoursClash, mergeHours } from './merge-hours.ts';
import { useHoursRefusal } from './use-hours-refusal.ts';

/**
 * The form of the opening hours. Unsaved changes survive a reload and a new sign-in (product.md §84). A save changes only
 * the days that were changed here; days which both changed are asked for (product.md §301).
 * @param stored the hours when the form opened
 * @param today `YYYY-MM-DD`
 */
export const useHoursForm = (stored: StoredHours, today: string, onSaved: () => void) => {
  const client = useQueryClient();
  const [key] = useState(hoursKey);
  const [kept] = useState(() => readKeptHours(key));
  const [opening] = useState(() => openingOf(kept, stored, today));
  const [isRestored, setIsRestored] = useState(kept !== undefined);
  const [hasMore, setHasMore] = useState(false);
  /** Hours of somebody else, about which the owner decides. */
  const [conflict, setConflict] = useState(opening.isAsked ? stored : undefined);
  /** What somebody else changed is in the form since, and was to be removed. */
  const [isTakenIn, setIsTakenIn] = useState(false);
  /** What changes are told by: the stored hours as this version; unknown where a build before this one kept none. */
  const basis = useRef({ values: opening.base, version: opening.version });
  const sent = useRef(opening.values);

  const { form, sending, submit } = useSentForm<HoursValues, StoredHours>(
    opening.values,
    () => {
      setHasMore(false);
      setIsTakenIn(false);
      setConflict(undefined);
      return saveOntoLatest(stored, send, {
        latest: async (refusal) => savedFirst(refusal),
        onStale: (theirs) => {
          if (theirs.hours === null || clashesWith(theirs).length > 0) return false;
          takeIn(theirs);
          return true;
        },
      });
    },
    {
      isRepeatable: true,
      onSuccess: (answer) => {
        client.setQueryData(openingHoursQuery.queryKey, answer);
        const typed = JSON.stringify(form.getValues()) !== JSON.stringify(sent.current);
        takeOver(answer, typed ? form.getValues() : undefined);
        onSaved();
      },
      onError: (failure) => {
        const theirs = savedFirst<StoredHours>(failure);
        if (theirs) setConflict(theirs);
        showRefusal(failure, sent.current);
      },
    },
  );
  const showRefusal = useHoursRefusal(form);
  const send = (): Promise<StoredHours> => {
    sent.current = copyValues(form.getValues());
    return setOpeningHours({ hours: sentHours(sent.current), version: basis.current.version });
  };

  /** Days which both changed, each in another way. */
  const clashesWith = (theirs: StoredHours): HoursClash[] =>
    mergeHours({
      base: basis.current.values,
      mine: form.getValues(),
      theirs: hoursValues(theirs.hours, today),
    }).clashes;

  /** Continues from what somebody else saved; what was changed here stays, and is unsaved. */
  const takeIn = (theirs: StoredHours, choices?: MergeChoices): void => {
    const values = hoursValues(theirs.hours, today);
    const mine = copyValues(form.getValues());
    const merged = mergeHours({ base: basis.current.values, mine, theirs: values }, choices).values;
    client.setQueryData(openingHoursQuery.queryKey, theirs);
    setConflict(undefined);
    basis.current = { values, version: theirs.version };
    form.reset(values);
    if (isSame(merged, values)) deleteKeptHours(key);
    else {
      form.reset(merged, { keepDefaultValues: true });
      keepHours(key, { version: theirs.version, base: values, values: merged });
    }
  };

  /** Continues from the stored hours; with `typed`, those stay as unsaved changes. */
  const takeOver = (answer: StoredHours, typed?: HoursValues): void => {
    const values = hoursValues(answer.hours, today);
    basis.current = { values, version: answer.version };
    setIsRestored(false);
    setIsTakenIn(false);
    setHasMore(typed !== undefined);
    if (typed) keepHours(key, { version: answer.version, base: values, values: typed });
    else {
      form.reset(values);
      deleteKeptHours(key);
    }
  };

  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      if (name === undefined) return;
      const values = form.getValues();
      const { values: base, version } = basis.current;
      if (base && isSame(values, base)) deleteKeptHours(key);
      else keepHours(key, { version, base, values });
    });
    return unsubscribe;
  }, [watch, form, key]);

  const error = savedFirst(sending.error) ? null : sending.error;
  return {
    form,
    submit,
    isSaving: sending.isPending,
    /** Why the last save failed; null for a conflict. */
    error,
    /** Whether the last save met what somebody else saved. */
    isRefused: savedFirst(sending.error) !== undefined,
    /** Sentences of that failure that belong to no field. */
    otherErrors: error
      ? hoursErrors(error, sent.current).flatMap(({ field, message }) => (field ? [] : [message]))
      : [],
    isRestored,
    hasMore,
    conflict,
    isTakenIn,
    clashesWith,
    /** Removing the hours failed because somebody else saved first: theirs are shown before they go. */
    handleConflict: (failure: unknown): void => {
      const theirs = savedFirst<StoredHours>(failure);
      if (!theirs) return;
      if (theirs.hours === null || clashesWith(theirs).length > 0) setConflict(theirs);
      else {
        takeIn(theirs);
        setIsTakenIn(true);
      }
    },
    /** Discards the unsaved changes. */
    discard: (): void => {
      const now = client.getQueryData(openingHoursQuery.queryKey) ?? stored;
      setConflict(undefined);
      takeOver(now);
    },
    /** Saves what was changed here onto what somebody else saved, or hours that they removed again. */
    saveMine: (theirs: StoredHours, choices?: MergeChoices): void => {
      if (theirs.hours) takeIn(theirs, choices);
      else basis.current = { ...basis.current, version: theirs.version };
      void submit();
    },
    /** Continues from what somebody else saved, or from no hours. */
    takeTheirs: (theirs: StoredHours): void => {
      client.setQueryData(openingHoursQuery.queryKey, theirs);
      setConflict(undefined);
      takeOver(theirs);
    },
  };
};
