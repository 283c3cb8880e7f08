import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
const PERMISSIONS = 'camera=(), geolocation=(), microphone=()';

/**
 * Adds the headers that every answer carries (product.md §149). Pages add their own content policy, because it names
 * hashes; files that other origins show say so themselves.
 * @param isHttps whether browsers reach the product by https, and shall do so only
 */
export const addSecurityHeaders = async (
  app: FastifyInstance,
  { isHttps }: { isHttps: boolean },
): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Pages are site-keyed already in browsers that came before it, which warn of every page that asks for it later.
    originAgentCluster: false,
    frameguard: { action: 'deny' },
    strictTransportSecurity: isHttps && { maxAge: YEAR_SECONDS, includeSubDomains: true },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS).header('x-request-id', request.id);
    if (request.url.startsWith('/api')) reply.header('content-security-policy', API_POLICY);
  });
};
