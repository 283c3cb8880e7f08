import { PAPER_WIDTHS, type PaperWidth } from '@tavolina/shared-api/contract';

/** Width of a roll in mm, as a device keeps it. */
export type KeptWidth = `${PaperWidth}`;

const USUAL: KeptWidth = '80';
const OTHERS = PAPER_WIDTHS.map((width): KeptWidth => `${width}`).filter((width) => width !== USUAL);

/** Widths of the rolls that receipt printers take, in mm; the first one is proposed. */
export const WIDTHS: readonly [KeptWidth, ...KeptWidth[]] = [USUAL, ...OTHERS];

/** What the device keeps its paper under (product.md §337). */
export const PAPER_KEY = 'tavolina-paper';
