/** Widths of the rolls that receipt printers take, in mm; the first one is proposed. */
export const PAPER_WIDTHS = ['80', '58'] as const;

/** Width of a roll, in mm. */
export type PaperWidth = (typeof PAPER_WIDTHS)[number];

/** What the device keeps its paper under (product.md §337). */
export const PAPER_KEY = 'tavolina-paper';
