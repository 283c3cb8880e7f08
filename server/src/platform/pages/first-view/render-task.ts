import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** A part's code for the server, under a unique key. */
export interface PartCode {
  /** Name and version. */
  key: string;
  /** Made by `packCode`. */
  packed: Buffer;
}

/** The parts that render a page. */
export interface PageParts {
  shell: PartCode;
  remote: PartCode;
}

/** Code as the server keeps it: it needs the text only when a process starts (product.md §144). */
export const packCode = (code: string): Buffer => deflateRawSync(code);

const unpack = ({ key, packed }: PartCode) => ({ key, code: inflateRawSync(packed).toString() });

/**
 * A page to render, as a line for a render process. The format of `request` is agreed between the shell, which reads
 * it, and the pages module, which writes it.
 * @param parts sent with the first task of a process only
 */
export const writeTask = (id: number, request: object, parts?: PageParts): string =>
  `${JSON.stringify({ id, ...(parts && { shell: unpack(parts.shell), remote: unpack(parts.remote) }), request })}\n`;
