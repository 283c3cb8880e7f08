import { type RefObject, useEffect } from 'react';
import { movesCaret, optionAfter } from './combobox.ts';

/** What the keys of a field do with its list. */
interface ListKeys {
  readonly isShown: boolean;
  /** Number of options, and the one the keys are at; -1: none. */
  readonly count: number;
  readonly at: number;
  readonly onMove: (at: number) => void;
  readonly onChoose: (at: number) => void;
  readonly onClose: () => void;
}

const actionOf = (key: string, { isShown, count, at, ...on }: ListKeys): (() => void) | undefined => {
  if (count === 0 || !(isShown || key.startsWith('Arrow'))) return undefined;
  const next = optionAfter(key, isShown ? at : -1, count);
  if (next !== undefined) return () => on.onMove(next);
  if (key === 'Escape') return on.onClose;
  return key === 'Enter' && at >= 0 ? () => on.onChoose(at) : undefined;
};

/** Lets the keys of a field lead through its list, while the focus stays in the field (product.md §255). */
export const useListKeys = (input: RefObject<HTMLInputElement | null>, keys: ListKeys): void => {
  useEffect(() => {
    const field = input.current;
    const handleKey = (event: KeyboardEvent): void => {
      const action = event.isComposing ? undefined : actionOf(event.key, keys);
      if (!action) return;
      if (!movesCaret(event.key)) event.preventDefault();
      action();
    };
    field?.addEventListener('keydown', handleKey);
    return () => field?.removeEventListener('keydown', handleKey);
  });
};
