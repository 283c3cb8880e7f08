import { readStored, removeStored, writeStored } from '@tavolina/shared-console/device/storage.ts';
import { type RefObject, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** All that this tab keeps of a form that was not sent; nothing where there is none, or a browser refuses storage. */
export const readKeptForm = (key: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(readStored('sessionStorage', key) ?? '{}'));
  } catch {
    return {};
  }
};

/** The texts that this tab keeps of a form that was not sent. */
export const readFormDraft = (key: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readKeptForm(key)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** Keeps values of a form in this tab. */
export const writeFormDraft = (key: string, values: Readonly<Record<string, unknown>>): void => {
  writeStored('sessionStorage', key, JSON.stringify(values));
};

/** Nothing is left to keep: the form was sent, or given up. */
export const deleteFormDraft = (key: string): void => removeStored('sessionStorage', key);

/**
 * Keeps in this tab what is typed into a form, so that a reload or a new sign-in loses none of it (product.md §84).
 * @param secrets fields that are kept nowhere
 * @param opened what the form was opened with, where only what was changed is to be kept
 */
export const useFormDraft = <V extends FieldValues>(
  { watch }: UseFormReturn<V>,
  key: string,
  secrets: readonly (keyof V)[],
  opened?: RefObject<V>,
): void => {
  useEffect(() => {
    const { unsubscribe } = watch((values, { name }) => {
      if (name === undefined) return;
      const open = Object.entries(values).filter(
        ([field, value]) => !secrets.includes(field) && value !== opened?.current[field],
      );
      writeFormDraft(key, Object.fromEntries(open));
    });
    return unsubscribe;
  }, [watch, key, secrets, opened]);
};
