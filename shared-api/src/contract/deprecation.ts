import { z } from 'zod';

/** Until when something of a promise between teams stays, and what to use instead (product.md §680). */
export const deprecation = z.object({
  /** Day on which it was announced, e.g. `2026-11-30`. */
  since: z.iso.date(),
  /** Last day on which it is there. */
  until: z.iso.date(),
  /** What to use instead, e.g. `GET /places/{id}`; missing where nothing takes its place. */
  instead: z.string().optional(),
});

/** Until when something stays; see `deprecation`. */
export type Deprecation = z.output<typeof deprecation>;
