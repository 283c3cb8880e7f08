import { z } from 'zod';

/** Where a place is, in decimal degrees (product.md §250). */
export const location = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** A point on the map, see `location`. */
export type Location = z.infer<typeof location>;
