import { createHash } from 'node:crypto';

/** Hash of a request's parsed contents, which recognises a repeated request. */
export const fingerprintOf = (contents: unknown): Buffer =>
  createHash('sha256').update(JSON.stringify(contents)).digest();
