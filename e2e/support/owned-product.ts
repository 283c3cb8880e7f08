import { type Product, startProduct } from './product.ts';
import { ReleasePlatform } from './release-platform.ts';

/** A copy of the product that some stories have to themselves. */
export interface OwnProduct {
  readonly product: Product;
  /** Its release platform. */
  readonly store: ReleasePlatform;
}

/** Starts one. */
export const startOwnProduct = async (settings: NodeJS.ProcessEnv = {}): Promise<OwnProduct> => {
  const product = await startProduct(settings);
  return { product, store: new ReleasePlatform(product) };
};
