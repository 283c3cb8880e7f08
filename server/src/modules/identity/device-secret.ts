import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../../platform/secrets/secrets.ts';

const COOKIE = 'tavolina_device';
const FORM = /^[\w-]{43}$/;
/** The longest lifetime that browsers allow for a cookie. */
const KEPT_SECONDS = 400 * 24 * 3600;

const sentSecret = ({ cookies: { [COOKIE]: brought = '' } }: FastifyRequest): string | undefined =>
  FORM.test(brought) ? brought : undefined;

const leave = (reply: FastifyReply, secret: string): void => {
  reply.setCookie(COOKIE, secret, {
    path: '/api',
    maxAge: KEPT_SECONDS,
    httpOnly: true,
    sameSite: 'strict',
    secure: 'auto',
  });
};

/**
 * The secret by which a session recognises its device (product.md §36): the browser's cookie, or a new one.
 * The response sets it as an HttpOnly cookie for the API only (product.md §183).
 */
export const deviceSecretOf = (reply: FastifyReply): string => {
  const secret = sentSecret(reply.request) ?? newSecret();
  leave(reply, secret);
  return secret;
};

/**
 * Sets the cookie on every 401 response to a browser without one. So the browser has it before it exchanges
 * its refresh token, and losing that response does not end its session.
 */
export const setSecretsOnUnauthorized = (api: FastifyInstance): void => {
  api.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 401 || request.headers.authorization === undefined) return;
    if (sentSecret(request) === undefined) leave(reply, newSecret());
  });
};
