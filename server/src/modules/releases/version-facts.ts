import type { Shape } from '@tavolina/shared-api/contract';
import { z } from 'zod';

const file = z.object({
  integrity: z.string().regex(/^sha384-[\w+/=]{64}$/),
  bytes: z.number().int().min(0),
});
const files = z.array(z.string());

/** Deeper than any call, and shallow enough for whatever a build may claim. */
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

/** `platform.json`: how a build describes itself. */
export const versionFacts = z.object({
  name: z.string(),
  version: z.string(),
  prefixes: z.array(z.string().regex(/^(?:\/|(?:\/[\w-]+)+)$/)),
  namespace: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
  entry: z.string().nullable(),
  manifest: z.string().nullable(),
  js: files,
  css: files,
  pages: z.record(z.string(), z.object({ js: files, css: files })).optional(),
  files: z.record(z.string(), file),
  /** Versions of the shared modules that the shell brings, by name. */
  provides: z.record(z.string(), z.string()).optional(),
  /** Ranges of the shared modules that a remote takes, by name. */
  takes: z.record(z.string(), z.string()).optional(),
  /** Names that the shell gives under each shared module whose names are known; unknown of the oldest builds. */
  exports: z.record(z.string(), z.array(z.string())).optional(),
  /** Names that a remote imports from each shared module; unknown of the oldest builds. */
  imports: z.record(z.string(), z.array(z.string())).optional(),
  /** Packages whose code is in a remote's files, its own sources left out; unknown of the oldest builds. */
  contains: z.array(z.string()).optional(),
  /** Name of the part for the federation. */
  container: z.string().optional(),
  /** Addresses of its pages that search engines shall find, such as `/places?city=Tirane`. */
  sitemap: z
    .array(z.string().regex(/^\/[^\s#]{0,200}$/))
    .max(1_000)
    .optional(),
  /** Paths of its pages that search engines shall leave alone, with everything below them. */
  private: z
    .array(z.string().regex(/^(?:\/[\w-]+)+$/))
    .max(100)
    .optional(),
  /** What a page is called in `meta` of the texts, by its path; older builds name it by the words of the path. */
  titles: z.record(z.string(), z.string().regex(/^[\w-]{1,100}$/)).optional(),
  /** What a page asks the API for first, by its path: addresses below the API's base. */
  asks: z.record(z.string(), z.array(z.string().regex(/^\/[^\s#]{0,200}$/)).max(5)).optional(),
  /** Of a shell whose start the document tells; shells of before tell it themselves. */
  notedBy: z.literal('document').optional(),
  /** Calls of the API that the part makes, as they were when it was built; unknown of the oldest builds. */
  calls: z.record(z.string(), z.object({ takes: shape, answers: shape })).optional(),
});

/** What a version says of itself, once it has been read. */
export type VersionFacts = z.output<typeof versionFacts>;

/** The same as it is kept, with what the server adds. */
export interface KeptFacts extends VersionFacts {
  /** Why it weighs more than what was live when it was published (product.md §205). */
  larger?: string | undefined;
}
