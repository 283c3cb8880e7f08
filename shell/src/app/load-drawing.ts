import { isMissingFile } from '@tavolina/shared-api/runtime';
import { retryOnce } from '../remotes/retry-once.ts';
import { reloadStaleTab } from '../remotes/stale-tab.ts';
import { nextTask } from './next-task.ts';

/** What draws pages, in a file of its own that a first visit may not need. */
const load = async () => {
  const { createRoot } = await import(/* webpackChunkName: "drawing" */ 'react-dom/client');
  // Between the two, because each keeps a slow phone busy.
  await nextTask();
  const { drawPage } = await import(/* webpackChunkName: "drawing" */ './draw-page.tsx');
  return { createRoot, drawPage };
};

/**
 * Loads what draws pages, with one more attempt. If it is missing then, the tab reloads, because the files of its
 * release may be gone.
 * @throws the error of the last attempt
 */
export const loadDrawing = async (): ReturnType<typeof load> => {
  try {
    return await retryOnce(load)();
  } catch (error) {
    if (isMissingFile(error)) reloadStaleTab();
    throw error;
  }
};
