import { type OwnProduct, startOwnProduct } from './owned-product.ts';
import { test } from './test.ts';

/**
 * Starts a copy of the product before the stories of a file and stops it after them.
 * @param settings of its server
 * @returns what is there from the first hook of the file that follows
 */
export const ownProduct = (settings: NodeJS.ProcessEnv = {}): OwnProduct => {
  let started: OwnProduct | undefined;
  const running = (): OwnProduct => {
    if (!started) throw new Error('The product runs from beforeAll to afterAll');
    return started;
  };
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    started = await startOwnProduct(settings);
  });
  test.afterAll(() => started?.product.stop());
  return {
    get product() {
      return running().product;
    },
    get store() {
      return running().store;
    },
  };
};
