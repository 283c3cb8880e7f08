import type { RouteObject } from '@tavolina/shared-api/runtime';
import { isMissingFile } from './stale-tab.ts';

/**
 * How long code that did not come is left alone, in ms. Files of one page fail one after the other: whoever asks again
 * at once shares the failure of those that are still to fail.
 */
const PAUSE = 250;

/** Does work once more when a file of it did not come, e.g. because the document had asked for it too early. */
const twice =
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

/** The same routes, whose code is asked for a second time before its absence counts. */
export const askingTwice = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route): RouteObject => {
    const asked = typeof route.lazy === 'function' ? { ...route, lazy: twice(route.lazy) } : route;
    return asked.index || !asked.children ? asked : { ...asked, children: askingTwice(asked.children) };
  });
