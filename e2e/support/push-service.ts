import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
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
  /** Says with which key of the server the browser subscribed: it may send, and nobody else. */
  subscribedWith: (key: string) => void;
  /** The pushes that came, decrypted, in order. */
  received: string[];
  stop: () => Promise<void>;
}

/** Whether a token of RFC 8292 names a key, is signed with it, is for this service, and is not over. */
const mayPush = (header: string, key: string, audience: string): boolean => {
  const [, token = '', named] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (named !== key) return false;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}');
  return isSigned && aud === audience && exp * 1000 > Date.now();
};

/** Starts a push service. The server asks it where it may ask private addresses (`PUSH_PRIVATE_SERVICES`). */
export const startPushService = async (): Promise<PushService> => {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys('base64url');
  const authSecret = randomBytes(16).toString('base64url');
  const received: string[] = [];
  let serverKey = '';
  const service = createServer(async (request, response) => {
    const body = await buffer(request);
    const isAllowed = mayPush(request.headers.authorization ?? '', serverKey, origin);
    if (isAllowed)
      received.push(decrypt(body, { version: 'aes128gcm', privateKey, authSecret }).toString('utf8'));
    response.writeHead(isAllowed ? 201 : 403).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  return {
    subscription: {
      endpoint: `${origin}/send/${randomBytes(8).toString('hex')}`,
      keys: { p256dh, auth: authSecret },
    },
    subscribedWith: (key) => {
      serverKey = key;
    },
    received,
    stop: () =>
      new Promise((resolve) => {
        service.close(() => resolve());
      }),
  };
};
