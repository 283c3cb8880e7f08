import { setOpeningHours } from '@tavolina/shared-api/client';
import type { OpeningHours, StoredHours } from '@tavolina/shared-api/contract';
import { useQueryClient } from '@tavolina/shared-api/runtime';
import { useEffect, useRef, useState } from 'react';
import { openingHoursQuery } from '../../lib/opening-hours-query.ts';
import { hasStatus } from '../../lib/refusal.ts';
import { useSentForm } from '../../lib/use-sent-form.ts';
import { hoursErrors } from './hours-errors.ts';
import { type HoursValues, hoursValues, sentHours } from './hours-values.ts';
import { deleteKeptHours, hoursKey, keepHours, readKeptHours } from './kept-hours.ts';

/** The hours that somebody else saved first, from a refused save. */
export const savedFirst = (error: unknown): StoredHours | undefined =>
  hasStatus(error, 409) && error.code === 'version_conflict' ? (error.current as StoredHours) : undefined;

/** The two versions between which the owner decides. */
interface Conflict {
  mine: OpeningHours;
  theirs: StoredHours;
}

/**
 * The form of the opening hours. Unsaved changes survive a reload and a new sign-in (product.md §84). A save replaces
 * only the version that the form started with (product.md §301).
 * @param stored the hours when the form opened
 * @param today `YYYY-MM-DD`
 */
export const useHoursForm = (stored: StoredHours, today: string, onSaved: () => void) => {
  const client = useQueryClient();
  const [key] = useState(hoursKey);
  const [kept] = useState(() => readKeptHours(key));
  const [isRestored, setIsRestored] = useState(kept !== undefined);
  const [hasMore, setHasMore] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const version = useRef(kept?.version ?? stored.version);
  /** Values of the form without unsaved changes. */
  const saved = useRef(hoursValues(stored.hours, today));

  const { form, sending, submit } = useSentForm<HoursValues, StoredHours>(
    kept?.values ?? saved.current,
    (values) => {
      setHasMore(false);
      setConflict(undefined);
      return setOpeningHours({ hours: sentHours(values), version: version.current });
    },
    {
      isRepeatable: true,
      onSuccess: (answer, sent) => {
        client.setQueryData(openingHoursQuery.queryKey, answer);
        const typed = JSON.stringify(form.getValues()) !== JSON.stringify(sent);
        takeOver(answer, typed ? form.getValues() : undefined);
        onSaved();
      },
      onError: (failure, sent) => {
        handleConflict(failure);
        for (const { field, message } of hoursErrors(failure, sent))
          if (field) form.setError(field, { message });
      },
    },
  );

  /** Asks which hours are to stay if a call failed because somebody else saved first. */
  const handleConflict = (failure: unknown): void => {
    const theirs = savedFirst(failure);
    if (theirs) setConflict({ mine: sentHours(form.getValues()), theirs });
  };

  /** Continues from the stored hours; with `typed`, those stay as unsaved changes. */
  const takeOver = (answer: StoredHours, typed?: HoursValues): void => {
    version.current = answer.version;
    saved.current = hoursValues(answer.hours, today);
    setIsRestored(false);
    setHasMore(typed !== undefined);
    if (typed) keepHours(key, { version: answer.version, values: typed });
    else {
      form.reset(saved.current);
      deleteKeptHours(key);
    }
  };

  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      if (name === undefined) return;
      const values = form.getValues();
      const isAsSaved = JSON.stringify(sentHours(values)) === JSON.stringify(sentHours(saved.current));
      if (isAsSaved) deleteKeptHours(key);
      else keepHours(key, { version: version.current, values });
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
    /** Sentences of that failure that belong to no field. */
    otherErrors:
      sending.variables && error
        ? hoursErrors(error, sending.variables).flatMap(({ field, message }) => (field ? [] : [message]))
        : [],
    isRestored,
    hasMore,
    conflict,
    handleConflict,
    /** Discards the unsaved changes. */
    discard: (): void => {
      const now = client.getQueryData(openingHoursQuery.queryKey) ?? stored;
      setConflict(undefined);
      takeOver(now);
    },
    /** Overwrites what somebody else saved. */
    saveMine: (theirs: StoredHours): void => {
      version.current = theirs.version;
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
