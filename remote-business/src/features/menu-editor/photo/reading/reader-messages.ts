import type { GreyPicture } from '../clean/grey-picture.ts';
import type { ReadWord } from '../read-word.ts';

/** What the worker needs before it can read: the reader's program and what it knows of the language. */
export interface ReaderFiles {
  program: ArrayBuffer;
  language: ArrayBuffer;
}

/** What the worker is sent: once its files, then photo after photo. */
export type ReaderRequest = { files: ReaderFiles } | { photo: GreyPicture };

/** What it answers: how far it is with a photo, its words, or that it failed. */
export type ReaderAnswer = { progress: number } | { words: ReadWord[] } | { failed: string };
