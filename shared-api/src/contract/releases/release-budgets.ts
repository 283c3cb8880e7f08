import { z } from 'zod';
import { requiredLine } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { partName } from './part-names.ts';

/**
 * Kinds of what visits load, each with a budget: the shell's code that starts on a first visit, all that it draws a
 * page with, a remote's entry, the code of one page of a remote, which is its exposed module with the chunks of the
 * page, and the styles of one page. `later` is code, and `later_styles` styles, that no page names and that are loaded
 * on demand, and `workers` the code of workers, which a press starts beside the page. `own_pages` is the code that only
 * the shell's own pages load, those of operators.
 */
export const budgetKind = z.enum([
  'start',
  'shell',
  'entry',
  'page',
  'styles',
  'later',
  'later_styles',
  'workers',
  'own_pages',
  'own_pages_styles',
]);

/** Largest budget, in bytes. */
const LARGEST = 10_000_000;

/** A budget, in bytes of brotli. */
export const budgetBytes = z.number().int().min(1).max(LARGEST);

/** Budgets that an operator set for a part, in bytes of brotli, by kind. */
export const ownBudgets = z.partialRecord(budgetKind, budgetBytes);

/** A budget that an operator sets for a part. */
export const budgetRequest = z.object({
  part: partName,
  kind: budgetKind,
  /** Null: the platform's again. */
  bytes: budgetBytes.nullable(),
  /** Why; recorded with the act. */
  reason: requiredLine(LIMITS.address),
});

/** A budget that an operator sets for a part; see `budgetRequest`. */
export type BudgetRequest = z.output<typeof budgetRequest>;
/** A kind of what visits load; see `budgetKind`. */
export type BudgetKind = z.output<typeof budgetKind>;
/** Budgets of a part, in bytes of brotli, by kind. */
export type Budgets = Record<BudgetKind, number>;
