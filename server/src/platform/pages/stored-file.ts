import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

const fileInfo = async (file: string) => {
  const info = await stat(file).catch(() => null);
  return info?.isFile() ? info : null;
};

/** Whether a path inside a folder stays inside it. */
const resolveInside = (folder: string, file: string): string | null => {
  const resolved = path.resolve(folder, file);
  return resolved.startsWith(`${folder}${path.sep}`) ? resolved : null;
};

/**
 * Answers with a file of a version's folder, in its compressed form where the browser takes it. Answers 404 without
 * storing it anywhere: a browser that kept a failed answer could never retry.
 * @param folder absolute path of the version's folder, or null when there is none
 * @param cacheControl of the successful answer
 */
export const sendStoredFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string | null,
  file: string,
  cacheControl: string,
): Promise<FastifyReply> => {
  const resolved = folder ? resolveInside(folder, file) : null;
  const plain = resolved ? await fileInfo(resolved) : null;
  const type = TYPES[path.extname(file)];
  if (!resolved || !plain || !type) return reply.code(404).header('cache-control', 'no-store').send();

  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const twin = takesBrotli ? await fileInfo(`${resolved}.br`) : null;
  const sent = twin ?? plain;
  const etag = `"${sent.size.toString(16)}-${Math.floor(sent.mtimeMs).toString(16)}${twin ? '-br' : ''}"`;
  reply
    .header('content-type', type)
    .header('cache-control', cacheControl)
    .header('vary', 'Accept-Encoding')
    .header('etag', etag)
    .header('access-control-allow-origin', '*')
    .header('x-content-type-options', 'nosniff');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (twin) reply.header('content-encoding', 'br');
  reply.header('content-length', sent.size);
  return request.method === 'HEAD'
    ? reply.send()
    : reply.send(createReadStream(twin ? `${resolved}.br` : resolved));
};
