import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Number of sizes that are kept: several builds of all parts. */
const SIZES_KEPT = 1_000;

/** Sizes by the hash of what was compressed, the newest last. */
const sizes = new Map<string, Promise<number>>();

/**
 * Size of code or styles in bytes of brotli. It is kept, because a build is weighed twice, and what is live beside each
 * new build, most of whose files say the same.
 */
export const compressedSize = (text: string): Promise<number> => {
  const key = createHash('sha256').update(text).digest('base64');
  const size = sizes.get(key) ?? compress(text).then(({ length }) => length);
  sizes.delete(key);
  sizes.set(key, size);
  for (const oldest of sizes.keys()) {
    if (sizes.size <= SIZES_KEPT) break;
    sizes.delete(oldest);
  }
  return size;
};
