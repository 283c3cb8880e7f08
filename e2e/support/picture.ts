import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A part of a PNG: its length, name, content and checksum. */
const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A square picture of noise as a file: three bytes a point, because noise cannot be made smaller. */
export const noisePicture = (side: number): { name: string; mimeType: string; buffer: Buffer } => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits, red, green and blue.
  head.set([8, 2], 8);
  const row = () => Buffer.concat([Buffer.alloc(1), randomBytes(side * 3)]);
  const points = deflateSync(Buffer.concat(Array.from({ length: side }, row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', points),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: 'tave.png', mimeType: 'image/png', buffer };
};
