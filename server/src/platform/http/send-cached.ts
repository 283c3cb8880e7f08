import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './response-cache.ts';

const addVary = (reply: FastifyReply, ...names: string[]): void => {
  const before = reply.getHeader('vary');
  reply.header('vary', [...(before === undefined ? [] : [String(before)]), ...names].join(', '));
};

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);

/**
 * Sends a cached response in the encoding the browser accepts, or 304. Browsers must revalidate each time,
 * so that nobody sees an old price.
 * @param variesBy further request headers that the response depends on
 */
export const sendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
  variesBy: readonly string[],
): FastifyReply => {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  const etag = `"${answer.etag}${encoding ? `-${encoding}` : ''}"`;
  addVary(reply, 'Accept-Encoding', ...variesBy);
  reply.header('cache-control', 'public, no-cache').header('etag', etag);
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(answer[encoding ?? 'plain']);
};
