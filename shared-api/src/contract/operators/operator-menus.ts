import { z } from 'zod';
import { menuStatus } from '../enums.ts';
import { requiredText, timestamp } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** When a menu or a place was taken down and why; by whom stands among the acts. */
export const takenDown = z.object({ at: timestamp, reason: z.string() });

/** A menu as operators see it. */
export const operatorMenu = z.object({
  id: z.string(),
  title: z.string(),
  is_published: menuStatus,
  /** Null while it is its owner’s to publish. */
  taken_down: takenDown.nullable(),
});

/** What an operator decides on a menu or a place (product.md §565, §586). */
export const menuDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('take_down'), reason: requiredText(LIMITS.reviewComment) }),
  z.object({ decision: z.literal('put_back') }),
]);

/** A menu as operators see it; see `operatorMenu`. */
export type OperatorMenu = z.output<typeof operatorMenu>;
/** When something was taken down and why; see `takenDown`. */
export type TakenDown = z.output<typeof takenDown>;
/** A decision; see `menuDecision`. */
export type MenuDecision = z.output<typeof menuDecision>;
