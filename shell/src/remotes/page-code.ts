import { loadUnlessAway, type RouteObject } from '@tavolina/shared-api/runtime';
import { retryOnce } from './retry-once.ts';

/** Loads what a route is made of. */
export type LoadRoute = Extract<RouteObject['lazy'], (...args: never[]) => unknown>;

/** A page of a remote that is reached within its frame. */
export interface PageCode {
  /** What it is made of, once that has come. */
  route: Awaited<ReturnType<LoadRoute>> | undefined;
  /**
   * Asks for it, with one retry. While the server is away `route` stays undefined.
   * @throws what the code threw, or the missing file where the server answers: a release may have taken it away
   */
  load: () => Promise<void>;
}

/** The code of a page that stays in its frame while the code does not come (product.md §447). */
export const pageCode = (load: LoadRoute): PageCode => {
  const page: PageCode = {
    route: undefined,
    load: async () => {
      page.route = await loadUnlessAway(retryOnce(load));
    },
  };
  return page;
};
