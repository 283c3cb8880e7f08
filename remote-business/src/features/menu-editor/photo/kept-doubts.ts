import { readStored, removeStored, writeStored } from '@tavolina/shared-console/device/storage.ts';
import type { PhotoDoubt } from './photo-doubts.ts';

/** What is doubtful in a form that photos filled in, as the device keeps it beside that form. */
export interface KeptDoubts {
  /** How many items the photos had. */
  count: number;
  doubts: readonly PhotoDoubt[];
}

const NONE: KeptDoubts = { count: 0, doubts: [] };

const isKept = (value: unknown): value is KeptDoubts => {
  const { count, doubts } = (value ?? {}) as Record<string, unknown>;
  const isDoubt = (doubt: unknown): boolean => {
    const { name, reasons } = (doubt ?? {}) as Record<string, unknown>;
    return typeof name === 'string' && Array.isArray(reasons);
  };
  return typeof count === 'number' && Array.isArray(doubts) && doubts.every(isDoubt);
};

/** Where the doubts about a kept form are. */
const keyOf = (form: string): string => `photo-doubts:${form}`;

/**
 * Keeps them beside the form that is kept under a key, so that a reload loses none (product.md §576). Where there are
 * none, those of before are forgotten.
 */
export const keepDoubts = (form: string, kept: KeptDoubts): void => {
  if (kept.doubts.length === 0) removeStored('localStorage', keyOf(form));
  else writeStored('localStorage', keyOf(form), JSON.stringify(kept));
};

/** Those that are kept beside a form; of a form that is not kept, none. */
export const keptDoubts = (form: string, isFormKept: boolean): KeptDoubts => {
  if (!isFormKept) return NONE;
  try {
    const kept: unknown = JSON.parse(readStored('localStorage', keyOf(form)) ?? 'null');
    return isKept(kept) ? kept : NONE;
  } catch {
    return NONE;
  }
};
