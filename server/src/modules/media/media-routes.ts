import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { FORMATS } from './formats.ts';
import type { Media } from './media-service.ts';

const ID = /^[0-9a-f]{32}$/;
const FILE = /^\d{1,4}\.(\w+)$/;

/** Serves the kept pictures beside the API. */
export const registerMedia = (app: FastifyInstance, media: Media): void => {
  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const ending = FILE.exec(file)?.[1];
    const format = FORMATS.find((known) => known.ending === ending);
    const etag = `"${id}-${file}"`;
    const found = ID.test(id) && format ? await media.read(id, file) : undefined;
    if (!found || !format) throw new ApiFailure('not_found');
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (request.headers['if-none-match'] === etag || request.method === 'HEAD') found.body.destroy();
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type(format.type).header('content-length', found.bytes);
    return request.method === 'HEAD' ? reply.send() : reply.send(found.body);
  });
};
