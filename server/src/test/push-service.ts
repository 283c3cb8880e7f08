import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A push as the browser would read it, and how it was asked for. */
export interface ReceivedPush {
  path: string;
  headers: http.IncomingHttpHeaders;
  /** The decrypted message. */
  message: { title: string; body: string; tag: string; url: string; lang: string };
  /** Claims of the sender's token, whose signature was checked. */
  claims: { aud: string; exp: number; sub: string };
}

const UNCOMPRESSED = 65;

/** Decrypts a message as a browser does: RFC 8291 over RFC 8188, written from the RFCs. */
const decrypt = (body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string => {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const ikm = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
  const derive = (label: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // The last record ends with the delimiter 2 and padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
};

/** Checks the token of RFC 8292 and reads its claims. */
const checkToken = (header = '', publicKey: string): ReceivedPush['claims'] => {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  if (key !== publicKey) throw new Error('signed by another key');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33, UNCOMPRESSED).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReceivedPush['claims'];
};

/** A push service on loopback (RFC 8030) with the browsers that subscribe to it. */
export const testPushService = () => {
  const browsers = new Map<string, { own: ReturnType<typeof createECDH>; auth: Buffer; key: string }>();
  const received: ReceivedPush[] = [];
  const failures: unknown[] = [];
  let answers: number[] = [];
  let calls = 0;
  let origin = '';
  const service = http.createServer(async (request, response) => {
    const body = await buffer(request);
    calls += 1;
    const status = answers.shift() ?? 201;
    const path = request.url ?? '';
    const browser = browsers.get(path);
    try {
      if (status === 201 && browser)
        received.push({
          path,
          headers: request.headers,
          message: JSON.parse(decrypt(body, browser.own, browser.auth)),
          claims: checkToken(request.headers.authorization, browser.key),
        });
    } catch (error) {
      failures.push(error);
    }
    response.writeHead(browser ? status : 404).end();
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => service.close(resolve)));
  afterEach(() => {
    answers = [];
    expect(failures).toEqual([]);
  });
  return {
    received,
    calls: () => calls,
    origin: () => origin,
    /** Answers the next requests with these statuses, then 201. */
    answer: (...statuses: number[]) => {
      answers = statuses;
    },
    /** A browser that subscribes with the server's key. */
    browser: (key: string) => {
      const own = createECDH('prime256v1');
      own.generateKeys();
      const auth = randomBytes(16);
      const path = `/send/${randomBytes(8).toString('hex')}`;
      browsers.set(path, { own, auth, key });
      return {
        path,
        subscription: {
          endpoint: origin + path,
          keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
        },
      };
    },
    forget: (path: string) => browsers.delete(path),
  };
};
