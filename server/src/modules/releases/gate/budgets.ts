import type { Budgets } from '@tavolina/shared-api/contract';

/** Budgets of a part that nobody set others for, in bytes of brotli (product.md §173). */
const BUDGETS: Budgets = {
  start: 112_640,
  shell: 153_600,
  entry: 9_728,
  page: 39_424,
  styles: 6_144,
  later: 49_152,
  later_styles: 6_144,
  workers: 24_576,
  own_pages: 24_576,
  own_pages_styles: 4_096,
};

/** Where a part differs: the shell holds what all parts load later, and the kitchen has one page (product.md §660). */
const BY_PART: Partial<Record<string, Partial<Budgets>>> = {
  shell: { later: 80_896 },
  'remote-kitchen': { entry: 7_168, page: 16_896, styles: 3_072, later: 2_048 },
};

/**
 * The budgets of a part, in bytes of brotli.
 * @param own those that an operator set (product.md §591)
 */
export const budgetsOf = (part: string, own: Partial<Budgets> = {}): Budgets => ({
  ...BUDGETS,
  ...BY_PART[part],
  ...own,
});

/**
 * A build is rejected only at this multiple of its budget, so that the last ten bytes block nobody
 * (product.md §173).
 */
const REFUSED_FROM = 1.25;

/** The largest size that a budget lets in, in bytes of brotli. */
export const limitOf = (budget: number): number => Math.floor(budget * REFUSED_FROM);
