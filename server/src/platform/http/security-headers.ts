import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
const PERMISSIONS = 'camera=(), geolocation=(self), microphone=()';

/**
 * Adds the headers of every response (product.md §149). Pages add their own content security policy, which
 * contains hashes. Files that other origins may show override these headers.
 * @param isHttps whether browsers reach the product by https only
 */
export const addSecurityHeaders = async (
  app: FastifyInstance,
  { isHttps }: { isHttps: boolean },
): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Older browsers treat pages as site-keyed and log a warning on every page with this header.
    originAgentCluster: false,
    frameguard: { action: 'deny' },
    strictTransportSecurity: isHttps && { maxAge: YEAR_SECONDS, includeSubDomains: true },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS).header('x-request-id', request.id);
    if (request.url.startsWith('/api')) reply.header('content-security-policy', API_POLICY);
  });
};
