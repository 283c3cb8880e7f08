import { z } from 'zod';

const file = z.object({
  integrity: z.string().regex(/^sha384-[\w+/=]{64}$/),
  bytes: z.number().int().min(0),
});
const files = z.array(z.string());

/** `platform.json`: how a build describes itself. */
export const versionFacts = z.object({
  name: z.string(),
  version: z.string(),
  prefixes: z.array(z.string().regex(/^\/[\w/-]*$/)),
  namespace: z.string().regex(/^[a-z][a-z-]{0,40}$/),
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
});

export type VersionFacts = z.output<typeof versionFacts>;
