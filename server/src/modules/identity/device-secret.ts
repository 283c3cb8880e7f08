import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'tavolina_device';
const FORM = /^[\w-]{43}$/;
const SECRET_BYTES = 32;
/** The longest that browsers keep a cookie. */
const KEPT_SECONDS = 400 * 24 * 3600;

const broughtBy = ({ cookies: { [COOKIE]: brought = '' } }: FastifyRequest): string | undefined =>
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

const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/**
 * The secret by which a session knows its device again (product.md §183): the one that the browser brings, or a new one.
 * Either way the answer leaves it with the browser, where no script can read it, for calls of the API alone.
 */
export const deviceSecretOf = (reply: FastifyReply): string => {
  const secret = broughtBy(reply.request) ?? newSecret();
  leave(reply, secret);
  return secret;
};

/**
 * Leaves a secret with every browser whose access token is refused and that brings none: it has one before it exchanges
 * its refresh token, so that not even the loss of that answer ends its session.
 */
export const leaveSecretsWithRefusals = (api: FastifyInstance): void => {
  api.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 401 || request.headers.authorization === undefined) return;
    if (broughtBy(request) === undefined) leave(reply, newSecret());
  });
};
