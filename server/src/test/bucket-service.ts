import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from '../platform/object-store/settings.ts';

/** A service that keeps files as Amazon's S3 does. */
export interface BucketService {
  /** What is kept, by `/<bucket>/<key>`. */
  kept: Map<string, { bytes: Buffer; type: string | undefined }>;
  /** Refuses everything from now on, or once it has taken so many more changes, or no longer. */
  refuse: (refuses: boolean, after?: number) => void;
  /** How to reach it, once it runs. */
  settings: BucketSettings;
}

const READS = ['GET', 'HEAD'];

/** Runs the least of a service that speaks the protocol, for the tests of a file: files by path, signed requests only. */
export const bucketService = (): BucketService => {
  let changesLeft = Number.POSITIVE_INFINITY;
  const kept: BucketService['kept'] = new Map();
  const settings: BucketSettings = {
    kind: 'bucket',
    bucket: 'fotot',
    region: 'eu-central-1',
    endpoint: undefined,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request;
    const key = new URL(url, 'http://s3').pathname;
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/');
    const isRefused = !isSigned || changesLeft <= 0;
    if (!READS.includes(method)) changesLeft -= 1;
    if (isRefused) {
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    } else if (method === 'PUT') {
      kept.set(key, { bytes: await buffer(request), type: request.headers['content-type'] });
      response.end();
    } else if (method === 'DELETE') {
      kept.delete(key);
      response.writeHead(204).end();
    } else {
      const file = kept.get(key);
      if (file) response.end(file.bytes);
      else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    }
  };

  const service = createServer((request, response) => void answer(request, response));
  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    settings.endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => service.close(resolve)));
  return {
    kept,
    settings,
    refuse: (refuses, after = 0) => {
      changesLeft = refuses ? after : Number.POSITIVE_INFINITY;
    },
  };
};
