import { isDeepStrictEqual } from 'node:util';
import { deprecation, type Shape } from '@tavolina/shared-api/contract';
import { z } from 'zod';

const file = z.object({
  integrity: z.string().regex(/^sha384-[\w+/=]{64}$/),
  bytes: z.number().int().min(0),
});
const files = z.array(z.string());
const waiting = z
  .array(z.string().regex(/^(?:\/|(?:\/[\w-]+)+)$/))
  .max(100)
  .optional();
const examples = z
  .array(z.string().regex(/^\/[^\s#?]{0,200}(?:\?[^\s#?]{1,200})?$/))
  .max(200)
  .optional();

/** Deeper than any call, but limited, because a build may claim anything. */
const DEEPEST = 20;

const limit = z.number().optional();
const shapeAbove = (below: z.ZodType<Shape>): z.ZodType<Shape> =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    properties: z.record(z.string(), below).optional(),
    required: z.array(z.string()).optional(),
    items: below.optional(),
    additionalProperties: below.optional(),
    anyOf: z.array(below).optional(),
    oneOf: z.array(below).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    maxLength: limit,
    minLength: limit,
    maximum: limit,
    minimum: limit,
    maxItems: limit,
    minItems: limit,
  });
const shape = Array.from({ length: DEEPEST }).reduce<z.ZodType<Shape>>(shapeAbove, z.object({}));

/** `platform.json`: a build's own description. */
export const versionFacts = z.object({
  name: z.string(),
  version: z.string(),
  prefixes: z.array(z.string().regex(/^(?:\/|(?:\/[\w-]+)+)$/)),
  namespace: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
  entry: z.string().nullable(),
  manifest: z.string().nullable(),
  js: files,
  css: files,
  /** Files with which the shell draws pages; shells before this field have them in `js`. */
  draws: files.optional(),
  pages: z.record(z.string(), z.object({ js: files, css: files })).optional(),
  /** Files that only the shell's own pages load; shells before this field count them with what loads later. */
  ownPages: z.object({ js: files, css: files }).optional(),
  files: z.record(z.string(), file),
  /** Versions of the shared modules that the shell provides, by name. */
  provides: z.record(z.string(), z.string()).optional(),
  /** Ranges of the shared modules that a remote requires, by name. */
  takes: z.record(z.string(), z.string()).optional(),
  /** Exported names of each shared module of the shell; missing in the oldest builds, and refused since. */
  exports: z.record(z.string(), z.array(z.string())).optional(),
  /** Names of shared modules that are to go, by module and name (product.md §680). */
  deprecated: z.record(z.string(), z.record(z.string(), deprecation)).optional(),
  /** Names that a remote imports from each shared module; missing in the oldest builds, and refused since. */
  imports: z.record(z.string(), z.array(z.string())).optional(),
  /** npm packages in a remote's files; missing in the oldest builds. */
  contains: z.array(z.string()).optional(),
  /** The part's name in the federation. */
  container: z.string().optional(),
  /** URLs of its pages for search engines, for example `/places?city=Tirane`. */
  sitemap: z
    .array(z.string().regex(/^\/[^\s#]{0,200}$/))
    .max(1_000)
    .optional(),
  /** Paths of its private pages, including everything below them. */
  private: z
    .array(z.string().regex(/^(?:\/[\w-]+)+$/))
    .max(100)
    .optional(),
  /** Paths of its pages that a trial opens, by who sees them; `*` is a segment that only the installation knows. */
  examples: z.object({ anyone: examples, owner: examples }).optional(),
  /** Paths of its pages whose code waits on a first visit until somebody uses them. */
  waits: waiting,
  /** The same where the shell starts at once, and only what draws the page waits. */
  ownWaits: waiting,
  /** What a page is called in `meta` of the texts, by its path; older builds name it by the words of the path. */
  titles: z.record(z.string(), z.string().regex(/^[\w-]{1,100}$/)).optional(),
  /** What a page asks the API for first, by its path: addresses below the API's base. */
  asks: z.record(z.string(), z.array(z.string().regex(/^\/[^\s#]{0,200}$/)).max(5)).optional(),
  /** Set by shells whose start the document records. Older shells record it themselves. */
  notedBy: z.literal('document').optional(),
  /** API calls of the part, with their shapes when it was built; missing in the oldest builds. */
  calls: z.record(z.string(), z.object({ takes: shape, answers: shape })).optional(),
});

/** The parsed description of a version. */
export type VersionFacts = z.output<typeof versionFacts>;

/** What the server adds to a build's description, or leaves out of it, when it is kept. */
const CHANGED = ['takes', 'larger', 'oversize', 'calls'];

const parsedFacts = (facts: unknown): Record<string, unknown> => {
  try {
    return versionFacts.parse(facts);
  } catch {
    return {};
  }
};

/**
 * Whether a description says the same as the one that was published. Fields that only one of them has are
 * left out, because an earlier server did not keep those that it did not know.
 */
export const isAsPublished = (described: unknown, published: VersionFacts): boolean => {
  const [found, known] = [parsedFacts(described), parsedFacts(published)];
  return (
    isDeepStrictEqual(found.files, published.files) &&
    Object.keys(known)
      .filter((field) => Object.hasOwn(found, field) && !CHANGED.includes(field))
      .every((field) => isDeepStrictEqual(found[field], known[field]))
  );
};

/** The same as it is kept, with what the server adds. */
export interface KeptFacts extends VersionFacts {
  /** Why it weighs more than what was live when it was published (product.md §205). */
  larger?: string | undefined;
  /** Why an operator let it in above the limits of its part (product.md §592). */
  oversize?: string | undefined;
}
