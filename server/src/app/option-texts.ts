import { LIMITS, reportDecision } from '@tavolina/shared-api/contract';

/**
 * Requires that what a command is given can be read in the list of acts: one line, no longer than a name (product.md
 * §623).
 * @param what what it is, as the message says it, such as `--by`
 * @throws {Error} with what it is
 */
export const requireName = (what: string, typed: string): string => {
  const name = typed.trim();
  if (name !== '' && name.length <= LIMITS.name && !/[\r\n]/.test(name)) return name;
  throw new Error(`${what} is one line of 1 to ${LIMITS.name} characters.`);
};

/**
 * Requires a reason to hide a review as the page for operators takes it (product.md §623): its owner reads it.
 * @throws {Error} when it says nothing or is too long
 */
export const requireReason = (typed: string): string => {
  const read = reportDecision.safeParse({ decision: 'hide', reason: typed });
  if (read.success && read.data.decision === 'hide') return read.data.reason;
  throw new Error(`--reason has 1 to ${LIMITS.reviewComment} characters.`);
};
