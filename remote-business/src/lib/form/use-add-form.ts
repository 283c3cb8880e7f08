import { currentPlace } from '@tavolina/shared-api/auth';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { deleteFormDraft, readKeptForm, useFormDraft } from './form-draft.ts';
import { useSentForm } from './use-sent-form.ts';

const SECRETS = [] as const;

/** The usual values with those that the tab kept, where they are of the same kind. */
const startOf = <V extends FieldValues>(usual: V, key: string): V => {
  const kept = Object.entries(readKeptForm(key)).filter(
    ([name, value]) =>
      typeof value === typeof usual[name] && Array.isArray(value) === Array.isArray(usual[name]),
  );
  return { ...usual, ...Object.fromEntries(kept) };
};

/**
 * A form that adds one thing after the other. A reload loses nothing typed, and the answer leaves what was typed since it
 * was sent (product.md §84).
 * @param name what this tab keeps it under, for each place
 * @param usual what it starts with
 */
export const useAddForm = <V extends FieldValues, R>(
  name: string,
  usual: V,
  send: (values: V) => Promise<R>,
  onAdded: (added: R) => void,
) => {
  const [key] = useState(() => `${name}:${currentPlace()}`);
  const [start] = useState(() => startOf(usual, key));
  const added = useSentForm<V, R>(start, send, {
    isRepeatable: true,
    onSuccess: (answer, sent) => {
      if (JSON.stringify(added.form.getValues()) === JSON.stringify(sent)) {
        deleteFormDraft(key);
        added.form.reset(usual);
      }
      onAdded(answer);
    },
  });
  useFormDraft(added.form, key, SECRETS);
  return added;
};
