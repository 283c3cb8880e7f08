import { currentPlace } from '@tavolina/shared-api/auth';
import { changeOrderSettings } from '@tavolina/shared-api/client';
import type { OrderSettings } from '@tavolina/shared-api/contract';
import { useQueryClient } from '@tavolina/shared-api/runtime';
import { orderingStateQuery } from '@tavolina/shared-console/orders/ordering-state-query.ts';
import { useEffect, useRef, useState } from 'react';
import { deleteFormDraft, readFormDraft, useFormDraft, writeFormDraft } from '../../lib/form/form-draft.ts';
import { useSentForm } from '../../lib/form/use-sent-form.ts';
import type { MergeChoices } from '../../lib/merge/merge-choices.ts';
import { saveOntoLatest } from '../../lib/merge/save-onto-latest.ts';
import { savedFirst } from '../../lib/merge/saved-first.ts';
import { orderSettingsQuery } from '../../lib/orders/order-settings-query.ts';
import { mergeNumbers, type NumberClash } from './merge-numbers.ts';
import { NUMBER_SETTINGS, type NumberValues, numbersToSend, numberValues } from './number-settings.ts';

const SECRETS = [] as const;

/**
 * The form of the settings that are numbers. Unsaved changes survive a reload (product.md §84). A save changes only what
 * was changed here; a number that somebody else changed too is asked for (product.md §552).
 * @param stored the settings when the form opened
 */
export const useNumberSettings = (stored: OrderSettings, onSaved: () => void) => {
  const client = useQueryClient();
  const [key] = useState(() => `order-settings:${currentPlace()}`);
  const seenKey = `${key}:seen`;
  const [kept] = useState(() => readFormDraft(key));
  const [isRestored, setIsRestored] = useState(Object.keys(kept).length > 0);
  const [hasMore, setHasMore] = useState(false);
  const [conflict, setConflict] = useState<OrderSettings>();
  /** The settings that changes are compared with: those of now, or the older ones under a draft that the tab kept. */
  const opened = useRef<NumberValues>({
    ...numberValues(stored),
    ...(isRestored ? readFormDraft(seenKey) : {}),
  });
  const see = (values: NumberValues): void => {
    opened.current = values;
    writeFormDraft(seenKey, values);
  };
  useEffect(() => writeFormDraft(seenKey, opened.current), [seenKey]);

  const { form, sending, field, submit } = useSentForm<NumberValues, OrderSettings>(
    { ...opened.current, ...kept },
    () => {
      setHasMore(false);
      setConflict(undefined);
      return saveOntoLatest(stored, send, {
        latest: async (refusal) => savedFirst(refusal),
        onStale: (theirs) => {
          if (clashesWith(theirs).length > 0) return false;
          takeIn(theirs);
          return true;
        },
      });
    },
    {
      isRepeatable: true,
      onSuccess: (saved) => {
        client.setQueryData(orderSettingsQuery.queryKey, saved);
        // What is promised now may follow from them.
        void client.invalidateQueries({ queryKey: orderingStateQuery.queryKey });
        see(numberValues(saved));
        const typed = NUMBER_SETTINGS.filter((name) => form.getValues(name) !== sent.current[name]);
        for (const name of NUMBER_SETTINGS)
          if (!typed.includes(name)) form.setValue(name, opened.current[name]);
        if (typed.length === 0) deleteFormDraft(key);
        setHasMore(typed.length > 0);
        setIsRestored(false);
        onSaved();
      },
      onError: (failure) => setConflict(savedFirst(failure)),
    },
  );
  const sent = useRef(opened.current);
  const send = (): Promise<OrderSettings> => {
    sent.current = form.getValues();
    return changeOrderSettings(numbersToSend(opened.current, sent.current));
  };

  const merged = (theirs: OrderSettings, choices?: MergeChoices) =>
    mergeNumbers({ base: opened.current, mine: form.getValues(), theirs: numberValues(theirs) }, choices);
  const clashesWith = (theirs: OrderSettings): NumberClash[] => merged(theirs).clashes;
  /** Continues from what somebody else saved; what was changed here stays, and is unsaved. */
  const takeIn = (theirs: OrderSettings, choices?: MergeChoices): void => {
    const { values } = merged(theirs, choices);
    client.setQueryData(orderSettingsQuery.queryKey, theirs);
    see(numberValues(theirs));
    setConflict(undefined);
    for (const name of NUMBER_SETTINGS) form.setValue(name, values[name]);
  };
  const takeOver = (settings: OrderSettings): void => {
    see(numberValues(settings));
    form.reset(opened.current);
    deleteFormDraft(key);
    setConflict(undefined);
    setIsRestored(false);
    setHasMore(false);
  };
  useFormDraft(form, key, SECRETS, opened);

  return {
    form,
    field,
    submit,
    isSaving: sending.isPending,
    /** Why the last save failed; null for a conflict. */
    error: savedFirst(sending.error) ? null : sending.error,
    isRestored,
    hasMore,
    /** Settings of somebody else, about which the owner decides. */
    conflict,
    clashesWith,
    /** Discards the unsaved changes. */
    discard: () => takeOver(client.getQueryData(orderSettingsQuery.queryKey) ?? stored),
    /** Saves what was chosen onto what somebody else saved. */
    saveMine: (theirs: OrderSettings, choices: MergeChoices): void => {
      takeIn(theirs, choices);
      void submit();
    },
    takeTheirs: (theirs: OrderSettings): void => {
      client.setQueryData(orderSettingsQuery.queryKey, theirs);
      takeOver(theirs);
    },
  };
};
