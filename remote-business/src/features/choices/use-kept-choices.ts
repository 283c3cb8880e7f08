import type { Menu } from '@tavolina/shared-api/contract';
import { useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import type { ChoicesDraft } from './choices-draft.ts';

const readKept = (key: string, version: number): ChoicesDraft | undefined => {
  try {
    const kept = JSON.parse(readStored('sessionStorage', key) ?? 'null') as
      | (ChoicesDraft & { version: number })
      | null;
    return kept?.version === version && Array.isArray(kept.groups) ? { groups: kept.groups } : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps in this tab what is typed into the choices of a menu, so that a reload loses none of it (product.md §84). */
export const useKeptChoices = ({ id, version }: Menu, form: UseFormReturn<ChoicesDraft>) => {
  const key = `tavolina-choices:${id}`;
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    const kept = readKept(key, version);
    if (kept) {
      form.setValue('groups', kept.groups, { shouldDirty: true });
      setIsRestored(true);
    }
    const { unsubscribe } = form.watch((values) =>
      writeStored('sessionStorage', key, JSON.stringify({ ...values, version })),
    );
    return unsubscribe;
    // Only when the page opens: what is saved later is not to be taken for typed.
  }, [form, key, version]);
  const forget = useCallback(() => {
    removeStored('sessionStorage', key);
    setIsRestored(false);
  }, [key]);
  return { isRestored, forget };
};
