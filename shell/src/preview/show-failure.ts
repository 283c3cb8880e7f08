import { currentRelease } from '@tavolina/shared-api/runtime';

/**
 * Tells whoever previews or tries a version why it failed, on the console and to what listens to errors of the page. What
 * visitors meet is counted instead (product.md §140).
 */
export const showFailure = (error: unknown): void => {
  if (currentRelease().preview) reportError(error);
};
