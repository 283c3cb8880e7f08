import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { bucketStore } from './bucket-store.ts';
import type { ObjectStore } from './object-store.ts';

const kept = new Map<string, { bytes: Buffer; type: string | undefined }>();
let isBroken = false;

/** The least of a service that speaks the protocol: files by their path, signed requests only. */
const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const key = new URL(request.url ?? '', 'http://s3').pathname;
  if (isBroken || !request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) {
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
  } else if (request.method === 'PUT') {
    kept.set(key, { bytes: await buffer(request), type: request.headers['content-type'] });
    response.end();
  } else if (request.method === 'DELETE') {
    kept.delete(key);
    response.writeHead(204).end();
  } else {
    const file = kept.get(key);
    if (file) response.end(file.bytes);
    else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  }
};

const service = createServer((request, response) => void answer(request, response));
let store: ObjectStore;

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  store = bucketStore({
    kind: 'bucket',
    bucket: 'fotot',
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
});

afterAll(() => new Promise((resolve) => service.close(resolve)));

test('a file goes to the bucket, comes back whole and is removed', async () => {
  await store.put('ab/320.webp', Buffer.from('tave'), 'image/webp');
  expect(kept.get('/fotot/ab/320.webp')).toEqual({ bytes: Buffer.from('tave'), type: 'image/webp' });
  const found = await store.read('ab/320.webp');
  expect(found?.bytes).toBe(4);
  expect(found && (await buffer(found.body)).toString()).toBe('tave');
  await store.remove(['ab/320.webp', 'ab/640.webp']);
  expect(await store.read('ab/320.webp')).toBeUndefined();
});

test('a bucket that refuses is a failure, not a missing file', async () => {
  isBroken = true;
  await expect(store.read('ab/320.webp')).rejects.toThrow();
  isBroken = false;
});
