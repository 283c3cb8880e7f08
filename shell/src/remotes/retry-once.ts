import { isMissingFile } from '@tavolina/shared-api/runtime';

/**
 * Delay before a retry, in ms. Files of a page fail one after the other, so an immediate retry would get
 * the same pending failure.
 */
const PAUSE = 250;

/** Retries once when a file failed to load, for example because the document requested it too early. */
export const retryOnce =
  <T>(work: () => Promise<T>) =>
  async (): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!isMissingFile(error)) throw error;
    }
    await new Promise((resolve) => window.setTimeout(resolve, PAUSE));
    return work();
  };
