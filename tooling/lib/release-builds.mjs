import path from 'node:path';
import { buildVersion } from '../../remote-kit/rspack/build-version.mjs';
import { RELEASED_PARTS, ROOT } from './paths.mjs';

/**
 * The environment variable that makes a server publish builds at start.
 * @param {readonly { folder: string }[]} parts
 */
export const releaseBuilds = (parts) => ({
  RELEASE_BUILDS: parts.map(({ folder }) => folder).join(path.delimiter),
});

/** The same for the builds of the current sources. */
export const lastBuilds = () =>
  releaseBuilds(
    RELEASED_PARTS.map((name) => ({
      folder: path.join(ROOT, name, 'dist', buildVersion(path.join(ROOT, name))),
    })),
  );
