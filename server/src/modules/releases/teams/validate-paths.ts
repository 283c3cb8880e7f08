import { isPagePath } from '../../../platform/pages/reserved.ts';

const PATH = /^(?:\/[\w-]+)+$/;

/**
 * Validates the paths to grant to a part.
 * @throws {Error} when one is invalid or reserved, or no part is named
 */
export const validatePaths = (part: string | null, paths: readonly string[] = []): readonly string[] => {
  if (part === null && paths.length > 0) throw new Error('--path needs --part: whose path it is to be.');
  const wrong = paths.find((path) => !PATH.test(path) || !isPagePath(path));
  if (wrong === undefined) return paths;
  throw new Error(`${wrong} is no path that a part can have, e.g. /loyalty.`);
};
