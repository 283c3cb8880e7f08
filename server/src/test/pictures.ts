import sharp, { type Sharp } from 'sharp';
import type { Received } from './send.ts';
import type { TestServer } from './test-server.ts';

/** A picture with something to see on it; formats are chosen by the caller. */
export const picture = (width = 64, height = 48, hue = 20): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: `hsl(${hue}, 70%, 50%)` },
  }).composite([
    {
      input: {
        create: {
          width: Math.ceil(width / 2),
          height: Math.ceil(height / 2),
          channels: 3,
          background: '#20242a',
        },
      },
      gravity: 'northwest',
    },
  ]);

/** A picture of far more pixels than its bytes promise: 42 million. */
export const bomb = (): Promise<Buffer> =>
  sharp({ create: { width: 7_000, height: 6_000, channels: 3, background: '#fff' } })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();

const START_OF_SCAN = Buffer.from([0xff, 0xda]);
const TABLES = Buffer.from([0xff, 0xc4]);
const END = Buffer.from([0xff, 0xd9]);

/**
 * A progressive JPEG that goes over all of its pixels so many times, in very few bytes: its first scan of fine detail,
 * which holds none, again and again.
 */
export const manyScans = async (scans: number, side: number): Promise<Buffer> => {
  const jpeg = await sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const detail = jpeg.indexOf(START_OF_SCAN, jpeg.indexOf(START_OF_SCAN) + 1);
  const scan = Buffer.from(jpeg.subarray(detail, jpeg.indexOf(TABLES, detail)));
  // All bits at once: a decoder takes that as often as it comes.
  scan[2 + scan.readUInt16BE(2) - 1] = 0;
  return Buffer.concat([jpeg.subarray(0, detail), ...Array.from({ length: scans - 1 }, () => scan), END]);
};

/** A PNG without anything to see, whose depth or order of lines makes it dear to decode. */
export const dearPng = ({
  width,
  height,
  depth,
  progressive,
}: {
  width: number;
  height: number;
  depth: string;
  progressive: boolean;
}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .toColourspace(depth)
    .png({ compressionLevel: 1, progressive })
    .toBuffer();

/** A PNG of one pixel by many. */
export const tall = (height: number): Promise<Buffer> =>
  sharp({ create: { width: 1, height, channels: 3, background: '#fff' }, limitInputPixels: false })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Sends a file as the multipart field `file`, or another one. */
export const upload = async (
  server: Pick<TestServer, 'api'>,
  path: string,
  file: Buffer | string,
  options: { token?: string; field?: string; name?: string; type?: string; language?: string } = {},
): Promise<Received> => {
  const { token, field = 'file', name = 'foto.jpg', type = 'image/jpeg', language } = options;
  const form = new FormData();
  form.append(field, new Blob([file], { type }), name);
  const response = await fetch(server.api + path, {
    method: 'POST',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(language ? { 'accept-language': language } : {}),
    },
    body: form,
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
};
