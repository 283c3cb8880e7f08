import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);

/** Sends a document, compressed where the browser takes that. */
export const sendHtml = async (
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> => {
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  // Pages are compressed for each request. Low levels cost little time and save most of the bytes.
  const body = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return reply.header('content-encoding', 'br').send(body);
};

/** Sets the headers of every document. */
export const securePage = (reply: FastifyReply, policy: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer');
