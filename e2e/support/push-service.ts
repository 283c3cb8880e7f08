import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { decrypt } from 'http_ece';

/** What a browser gives the product to send pushes with. */
interface GivenSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A push service on loopback (RFC 8030) with one browser that subscribes to it. */
export interface PushService {
  subscription: GivenSubscription;
  /** The pushes that came, decrypted, in order. */
  received: string[];
  stop: () => Promise<void>;
}

/** Starts a push service. The server asks it where it may ask private addresses (`PUSH_PRIVATE_SERVICES`). */
export const startPushService = async (): Promise<PushService> => {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys('base64url');
  const authSecret = randomBytes(16).toString('base64url');
  const received: string[] = [];
  const service = createServer(async (request, response) => {
    const body = await buffer(request);
    received.push(decrypt(body, { version: 'aes128gcm', privateKey, authSecret }).toString('utf8'));
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  return {
    subscription: {
      endpoint: `http://127.0.0.1:${port}/send/${randomBytes(8).toString('hex')}`,
      keys: { p256dh, auth: authSecret },
    },
    received,
    stop: () =>
      new Promise((resolve) => {
        service.close(() => resolve());
      }),
  };
};
