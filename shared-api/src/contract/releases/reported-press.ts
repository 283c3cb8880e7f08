import { z } from 'zod';
import { LIMITS } from '../limits.ts';

const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`));
const ms = z.int().min(0).max(LIMITS.pressAgeMs);

/** A press, or the opening of a page, whose trace is kept, as a browser reports it (product.md §682). */
export const reportedPress = z.object({
  trace_id: hex(32),
  /** Of the span that the press is; its requests name it as their parent. */
  span_id: hex(16),
  by: z.enum(['opening', 'pointerdown', 'keydown']),
  /** Path of the page, without its query. */
  path: z.string().max(LIMITS.errorPath),
  /** How long ago it began when it was reported. */
  ago_ms: ms,
  /** From its beginning to the last answer that its requests got. */
  lasted_ms: ms,
});

/** A press as a browser reports it; see `reportedPress`. */
export type ReportedPress = z.output<typeof reportedPress>;
