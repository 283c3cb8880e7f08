import { rmSync } from 'node:fs';
import { prepareData } from './prepared-data.ts';
import { startOnce, startProduct } from './product.ts';

/** Prepares the data that every copy of the product begins with, and starts the one of the run; returns what stops it. */
const setUp = async (): Promise<() => Promise<void>> => {
  const prepared = await startOnce();
  prepareData(prepared);
  // A till of a story listens on this machine.
  const product = await startProduct({ WEBHOOKS_ON_LOOPBACK: 'on' });
  process.env.PRODUCT_URL = product.url;
  process.env.PRODUCT_DATA_DIR = product.dataDir;
  return async () => {
    await product.stop();
    rmSync(prepared, { recursive: true, force: true });
  };
};

export default setUp;
