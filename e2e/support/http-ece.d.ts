declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Decrypts the body of a push (RFC 8188, RFC 8291) as the browser that subscribed does. */
  export const decrypt: (
    body: Buffer,
    params: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ) => Buffer;
}
