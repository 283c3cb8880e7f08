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

/** What somebody else saved first: other hours, or none any more. */
export const savedFirst = (error: unknown): StoredHours | undefined =>
  hasStatus(error, 409) && error.code === 'version_conflict' ? (error.current as StoredHours) : undefined;

/** Both versions that are to be decided between. */
interface Conflict {
  mine: OpeningHours;
  theirs: StoredHours;
}

/**
 * The form of the opening hours. What is written in it outlives a reload and a new sign-in, until it is saved or given up
 * (product.md §84), and is saved only over the version that it began with (product.md §301).
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
  /** What the form holds when nothing is unsaved. */
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

  /** Asks which hours are to stay, where a call failed because somebody else saved first. */
  const handleConflict = (failure: unknown): void => {
    const theirs = savedFirst(failure);
    if (theirs) setConflict({ mine: sentHours(form.getValues()), theirs });
  };

  /** The form goes on from what is stored; with `typed` it keeps that as unsaved. */
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
    /** Why the last save failed; null where that is a conflict. */
    error,
    /** Sentences of that failure about none of the form's fields. */
    otherErrors:
      sending.variables && error
        ? hoursErrors(error, sending.variables).flatMap(({ field, message }) => (field ? [] : [message]))
        : [],
    isRestored,
    hasMore,
    conflict,
    handleConflict,
    /** Gives up what was written. */
    discard: (): void => {
      const now = client.getQueryData(openingHoursQuery.queryKey) ?? stored;
      setConflict(undefined);
      takeOver(now);
    },
    /** Saves over what somebody else saved. */
    saveMine: (theirs: StoredHours): void => {
      version.current = theirs.version;
      void submit();
    },
    /** Goes on from what is stored now: what somebody else saved, or no hours. */
    takeTheirs: (theirs: StoredHours): void => {
      client.setQueryData(openingHoursQuery.queryKey, theirs);
      setConflict(undefined);
      takeOver(theirs);
    },
  };
};
