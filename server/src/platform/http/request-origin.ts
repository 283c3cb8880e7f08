import type { FastifyRequest } from 'fastify';
import { ApiFailure } from './api-failure.ts';

/**
 * Public origin of the pages: the configured one, else the requested host.
 * @throws {ApiFailure} `malformed_request` when the host is invalid
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
