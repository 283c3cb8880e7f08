import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What this tab keeps of a form that was not sent; nothing where there is none, or a browser refuses storage. */
export const readKeptForm = (key: string): Record<string, string> => {
  try {
    const kept: object = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
};

/** Nothing is left to keep: the form was sent, or given up. */
export const forgetKeptForm = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
};

/**
 * Keeps in this tab what is typed into a form, so that a reload or a new sign-in loses none of it (product.md §84).
 * @param secrets fields that are kept nowhere
 */
export const useKeptForm = <V extends FieldValues>(
  { watch }: UseFormReturn<V>,
  key: string,
  secrets: readonly (keyof V)[],
): void => {
  useEffect(() => {
    const { unsubscribe } = watch((values, { name }) => {
      if (name === undefined) return;
      const open = Object.entries(values).filter(([field]) => !secrets.includes(field));
      try {
        sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(open)));
      } catch {
        // The form lives on in memory.
      }
    });
    return unsubscribe;
  }, [watch, key, secrets]);
};
