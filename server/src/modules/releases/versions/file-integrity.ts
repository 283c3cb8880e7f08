import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';

/** The hash of a content as browsers and `platform.json` use it. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Whether a compressed file has the same content as the plain one. */
export const isTwin = (twin: Buffer, plain: Buffer): boolean => {
  try {
    return brotliDecompressSync(twin, { maxOutputLength: plain.length + 1 }).equals(plain);
  } catch {
    return false;
  }
};
