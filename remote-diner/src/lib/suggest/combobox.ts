/** What a combobox says of its list to screen readers. */
export interface ShownList {
  readonly id: string;
  /** Id of the option that the keys are at. */
  readonly option: string | undefined;
}

/** Whether a key moves the caret even from an option: its text is edited in the field. */
export const movesCaret = (key: string): boolean => key === 'ArrowLeft' || key === 'ArrowRight';

/** The option that a key leads to, -1: none, the field itself; undefined: the key is not one of the list. */
export const optionAfter = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1;
  if (key === 'ArrowUp') return at >= 0 ? at - 1 : count - 1;
  // In the field itself these keys move the caret.
  if (at < 0) return undefined;
  if (movesCaret(key)) return -1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};
