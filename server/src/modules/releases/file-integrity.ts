import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';

/** What a browser and `platform.json` know a content by. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Whether a compressed file holds what the plain one does. */
export const isTwin = (twin: Buffer, plain: Buffer): boolean => {
  try {
    return brotliDecompressSync(twin, { maxOutputLength: plain.length + 1 }).equals(plain);
  } catch {
    return false;
  }
};
