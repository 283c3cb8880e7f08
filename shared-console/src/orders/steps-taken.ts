import type { BusinessOrder } from '@tavolina/shared-api/contract';

/** How long a step can be taken back, in ms (product.md §129). */
export const UNDO_MS = 5_000;

/** An order as its step left it. */
export type StepTaken = Pick<BusinessOrder, 'id' | 'status' | 'version'>;

/** When a step was taken, in ms since 1970. */
type TimedStep = StepTaken & { at: number };

/** The steps that can still be taken back, with a new one: of an order only its last. */
export const withStep = (steps: readonly TimedStep[], { id, status, version }: StepTaken): TimedStep[] => {
  const at = Date.now();
  return [...steps.filter((step) => step.id !== id && at - step.at < UNDO_MS), { id, status, version, at }];
};
