import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
  '.gz': 'application/gzip',
};

const etags = new WeakMap<Buffer, string>();

/** ETag of a content. Cached, so that each file in memory is hashed once. */
const etagOf = (content: Buffer): string => {
  const known = etags.get(content);
  if (known) return known;
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  etags.set(content, etag);
  return etag;
};

/**
 * Sends a published file, compressed where the browser accepts it. A 404 must not be cached: a browser that
 * caches it cannot retry.
 * @param read finds a file of the version
 * @param cacheControl header of the successful response
 */
export const sendStoredFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  read: (file: string) => Promise<Buffer | undefined>,
  file: string,
  cacheControl: string,
): Promise<FastifyReply> => {
  const type = TYPES[path.extname(file)];
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const twin = type && takesBrotli ? await read(`${file}.br`) : undefined;
  const sent = twin ?? (type ? await read(file) : undefined);
  if (!type || !sent) return reply.code(404).header('cache-control', 'no-store').send();

  const etag = etagOf(sent);
  reply
    .header('content-type', type)
    .header('cache-control', cacheControl)
    .header('vary', 'Accept-Encoding')
    .header('etag', etag)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (twin) reply.header('content-encoding', 'br');
  reply.header('content-length', sent.length);
  return reply.send(request.method === 'HEAD' ? undefined : sent);
};
