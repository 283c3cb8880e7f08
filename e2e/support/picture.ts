import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** Pixels. */
interface Size {
  width: number;
  height: number;
}

/** A part of a PNG: its length, name, content and checksum. */
const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A picture whose points are given row by row: red, green and blue, and how opaque they are if it is see-through. */
const pngOf = ({ width, height }: Size, rowOf: (y: number) => Buffer, isSeeThrough = false): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of each.
  head.set([8, isSeeThrough ? 6 : 2], 8);
  const rows = Array.from({ length: height }, (_, y) => Buffer.concat([Buffer.alloc(1), rowOf(y)]));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A square picture of noise as a file: three bytes a point, because noise cannot be made smaller. */
export const noisePicture = (side: number): { name: string; mimeType: string; buffer: Buffer } => ({
  name: 'tave.png',
  mimeType: 'image/png',
  buffer: pngOf({ width: side, height: side }, () => randomBytes(side * 3)),
});

const WOOD = [150, 98, 58];
const PLATE = [244, 240, 230];
const FOOD = [190, 70, 40];

/** What lies some way from the middle of a plate, 1 at its rim, and how rough it is. */
const lyingAt = (away: number): { colour: readonly number[]; grain: number } => {
  if (away > 1) return { colour: WOOD, grain: 1 / 6 };
  return away > 0.7 ? { colour: PLATE, grain: 0 } : { colour: FOOD, grain: 1 / 6 };
};

/**
 * A dish on a table as somebody photographs it, as data for a request: light from one side, a plate in the middle, grain.
 * @param light 1 for a bright day; 0 is black, 2 washed out to white
 */
export const dishPhoto = ({ width, height, light }: Size & { light: number }): string => {
  const radius = Math.min(width, height) * 0.42;
  const pointAt = (x: number, y: number): number[] => {
    const { colour, grain } = lyingAt(Math.hypot(x - width / 2, y - height / 2) / radius);
    const shade = light * (1.25 - 0.5 * (x / width)) * (1 + grain * Math.sin(x / 7) * Math.cos(y / 9));
    return colour.map((part) => Math.min(255, Math.round(part * shade)));
  };
  const row = (y: number): Buffer =>
    Buffer.from(Array.from({ length: width }, (_, x) => pointAt(x, y)).flat());
  return `data:image/png;base64,${pngOf({ width, height }, row).toString('base64')}`;
};

/** A dish cut out of its photograph, as data for a request: nothing around the plate. */
export const cutOutPhoto = ({ width, height }: Size): string => {
  const radius = Math.min(width, height) * 0.42;
  const pointAt = (x: number, y: number): number[] => {
    const away = Math.hypot(x - width / 2, y - height / 2) / radius;
    return [...lyingAt(away).colour, away > 1 ? 0 : 255];
  };
  const row = (y: number): Buffer =>
    Buffer.from(Array.from({ length: width }, (_, x) => pointAt(x, y)).flat());
  return `data:image/png;base64,${pngOf({ width, height }, row, true).toString('base64')}`;
};
