import { z } from 'zod';

/**
 * A picture in every size it is kept in, as `<picture>` wants it. The `*_url` beside it works alone. Servers from before
 * pictures leave it out, so readers treat absent like null.
 */
export const image = z.object({
  /** Of the largest size, in px; smaller sizes have the same ratio. */
  width: z.int(),
  height: z.int(),
  /** A data URL of a few hundred bytes that can stand there until the picture arrives. */
  placeholder: z.string(),
  /** The best format first; `srcset` names addresses with their widths, e.g. `/media/<id>/320.avif 320w, …`. */
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
});

/** A picture in all its sizes, see `image`. */
export type Image = z.infer<typeof image>;
