import { startProduct } from './product.ts';

/** Starts one copy of the product for the run; returns what stops it. */
const setUp = async (): Promise<() => Promise<void>> => {
  const product = await startProduct();
  process.env.PRODUCT_URL = product.url;
  process.env.PRODUCT_DATA_DIR = product.dataDir;
  return product.stop;
};

export default setUp;
