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
