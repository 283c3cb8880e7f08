import { currentRelease } from '@tavolina/shared-api/runtime';

/**
 * Shows testers of a version why it failed, in the console and as an error event. Failures at visitors are
 * counted instead (product.md §140).
 */
export const showFailure = (error: unknown): void => {
  if (currentRelease().preview) reportError(error);
};
