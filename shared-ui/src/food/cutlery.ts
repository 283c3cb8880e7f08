/** A fork, drawn as a line: 16 wide and 100 high, at 42, 108. */
export const FORK = 'M42 108v34a8 8 0 0 0 16 0v-34M50 108v100';

/** A knife, drawn as a line: 9 wide and 94 high, at 348, 114. */
export const KNIFE = 'M348 208v-94c8 8 10 30 8 52h-8';
