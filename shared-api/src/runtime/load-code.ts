import { askForLife } from '../client/connection.ts';

/** Whether an error means that a file of this release is missing or corrupt. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));

/**
 * Loads code.
 * @returns undefined where it does not come because the server is away
 * @throws what the code threw, or the missing file where the server answers: a release may have taken it away
 */
export const loadUnlessAway = async <T>(load: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await load();
  } catch (error) {
    if (!isMissingFile(error) || (await askForLife())) throw error;
    return undefined;
  }
};
