import path from 'node:path';
import { buildVersion } from '../rspack/build-version.mjs';
import { RELEASED_PARTS, ROOT } from './paths.mjs';

/**
 * The setting by which a server publishes builds when it starts.
 * @param {readonly { folder: string }[]} parts
 */
export const releaseBuilds = (parts) => ({
  RELEASE_BUILDS: parts.map(({ folder }) => folder).join(path.delimiter),
});

/** The same for what was built last of the sources as they are. */
export const lastBuilds = () =>
  releaseBuilds(
    RELEASED_PARTS.map((name) => ({
      folder: path.join(ROOT, name, 'dist', buildVersion(path.join(ROOT, name))),
    })),
  );
