import type { Readable } from 'node:stream';

/** A stored file, opened for reading. */
export interface StoredObject {
  body: Readable;
  bytes: number;
}

/**
 * Storage of images and releases. Keys are paths of letters, digits, `-`, `_` and `.`. The content of a key
 * never changes.
 */
export interface ObjectStore {
  /** Stores a file. Once this resolves, the file survives a crash. */
  put: (key: string, bytes: Buffer, contentType: string) => Promise<void>;
  /** Opens a file; undefined if it does not exist. */
  read: (key: string) => Promise<StoredObject | undefined>;
  /** Whether a file exists, without reading it. */
  has: (key: string) => Promise<boolean>;
  /** Removes files. Missing files count as removed. */
  remove: (keys: readonly string[]) => Promise<void>;
}

/** A file that the database refers to. */
export interface NamedFile {
  key: string;
  /** Whether nothing is lost without it, because it may be deleted at any time, or need not be there. */
  mayBeAbsent: boolean;
}
