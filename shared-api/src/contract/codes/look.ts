/** Appearance of a badge: its tone, and the name of an icon in shared-ui. */
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
  /** Filled, because it needs action. */
  solid?: true;
}
