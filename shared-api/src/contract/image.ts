import { z } from 'zod';

/**
 * A picture in all sizes, for `<picture>`. The `*_url` beside it works alone. Old servers omit it, so
 * missing means null.
 */
export const image = z.object({
  /** Width of the largest size, in px. All sizes have the same ratio. */
  width: z.int(),
  height: z.int(),
  /** A data URL of a few hundred bytes, shown until the picture has loaded. */
  placeholder: z.string(),
  /** The best format first. `srcset` has URLs with widths, for example `/media/<id>/320.avif 320w, …`. */
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
});

/** A picture in all its sizes, see `image`. */
export type Image = z.infer<typeof image>;
