import type { FastifyRequest } from 'fastify';
import { ApiFailure } from './api-failure.ts';

/**
 * Where browsers find these pages: the configured origin, else the host that was asked.
 * @throws {ApiFailure} `malformed_request` when what was asked is no host
 */
export const requestOrigin = (
  { protocol, host }: FastifyRequest,
  publicOrigin: string | undefined,
): string => {
  if (publicOrigin) return publicOrigin;
  const asked = `${protocol}://${host}`;
  const url = URL.canParse(asked) ? new URL(asked) : undefined;
  if (url?.href !== `${url?.origin}/`) throw new ApiFailure('malformed_request');
  return url.origin;
};
