import type { OwnProduct } from './owned-product.ts';
import type { ServerProcess } from './product.ts';
import { test } from './test.ts';
import { changeWelcome } from './variants.ts';

/** The part that these stories move. */
export const BUSINESS = 'remote-business';

/** What there is to move. */
export interface TwoVersions {
  /** A second process that serves the product. */
  readonly another: ServerProcess;
  /** The console's version that is live. */
  readonly good: string;
  /** One that could be. */
  readonly next: string;
}

/**
 * Brings a copy of the product to where its console can be moved between two versions before two processes.
 * @returns what is there from the first hook of the file that follows
 */
export const twoVersions = (own: OwnProduct): TwoVersions => {
  let made: TwoVersions | undefined;
  const ready = (): TwoVersions => {
    if (!made) throw new Error('The versions are there from beforeAll to afterAll');
    return made;
  };
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const another = await own.product.startAnother();
    const good = await own.store.live(BUSINESS);
    const next = await own.store.publishVariant(BUSINESS, good, 'next', changeWelcome);
    made = { another, good, next };
  });
  return {
    get another() {
      return ready().another;
    },
    get good() {
      return ready().good;
    },
    get next() {
      return ready().next;
    },
  };
};
