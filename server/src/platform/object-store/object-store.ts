import type { Readable } from 'node:stream';

/** A stored file on its way out. */
export interface StoredObject {
  body: Readable;
  bytes: number;
}

/** Where images and releases live. Keys are paths of letters, digits, `-`, `_` and `.`; a key always means the same bytes. */
export interface ObjectStore {
  /** Stores a file; when this returns, it survives a crash. */
  put: (key: string, bytes: Buffer, contentType: string) => Promise<void>;
  /** A file, or nothing. */
  read: (key: string) => Promise<StoredObject | undefined>;
  /** Whether a file is there, without reading it. */
  has: (key: string) => Promise<boolean>;
  /** Removes files; those that are not there count as removed. */
  remove: (keys: readonly string[]) => Promise<void>;
}
