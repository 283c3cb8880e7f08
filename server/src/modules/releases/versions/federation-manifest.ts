import { z } from 'zod';

const assets = z.object({
  js: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }),
  css: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }),
});

/**
 * The fields of the federation manifest that browsers use. Shared modules that a remote takes have no files
 * of their own.
 */
export const federationManifest = z.object({
  name: z.string(),
  metaData: z.object({
    globalName: z.string(),
    publicPath: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
  }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string(), assets })),
  remotes: z.array(z.unknown()),
  exposes: z.array(z.object({ name: z.string(), path: z.string(), assets })),
});

/** `mf-manifest.json`, once it has been read. */
export type FederationManifest = z.output<typeof federationManifest>;

/** Parses a manifest; undefined when it is invalid. */
export const readManifest = (content: Buffer | undefined): FederationManifest | undefined => {
  try {
    return federationManifest.safeParse(JSON.parse(content?.toString() ?? 'null')).data;
  } catch {
    return undefined;
  }
};
