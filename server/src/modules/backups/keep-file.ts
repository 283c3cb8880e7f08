import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../../platform/make-folder.ts';

/** What identifies a content. */
export interface Content {
  bytes: number;
  sha256: string;
}

/** Measures what passes through. */
const measure = () => {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *through(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    content: (): Content => ({ bytes, sha256: hash.digest('hex') }),
  };
};

/** Size of a file in bytes; undefined where there is none. */
export const sizeOf = async (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ size }) => size,
    () => undefined,
  );

/** Size and hash of a file; undefined where there is none. */
export const contentOf = async (file: string): Promise<Content | undefined> => {
  if ((await sizeOf(file)) === undefined) return undefined;
  const measured = measure();
  for await (const _ of measured.through(createReadStream(file)));
  return measured.content();
};

/** Writes a file whole, or not at all, and says what it holds. */
export const keepFile = async (file: string, body: Readable): Promise<Content> => {
  await makeFolder(path.dirname(file));
  const unfinished = `${file}.${randomUUID()}`;
  const measured = measure();
  try {
    await pipeline(body, measured.through, createWriteStream(unfinished, { flush: true }));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return measured.content();
};
