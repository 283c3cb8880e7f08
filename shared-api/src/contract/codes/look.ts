/** How a badge shows a code: its colour by meaning, and the name of its icon in shared-ui. */
export interface Look {
  tone: 'attention' | 'info' | 'success' | 'danger' | 'neutral' | 'outline';
  icon:
    | 'bell'
    | 'card'
    | 'check'
    | 'check-check'
    | 'clock'
    | 'cooking-pot'
    | 'cross'
    | 'hourglass'
    | 'undo'
    | 'wallet';
  /** Filled with its colour, because somebody should act on it. */
  solid?: true;
}
