import { createHash } from 'node:crypto';

/** What a request is known by when it is sent again: its contents, as they were read. */
export const fingerprintOf = (contents: unknown): Buffer =>
  createHash('sha256').update(JSON.stringify(contents)).digest();
