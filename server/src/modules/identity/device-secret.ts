import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { cookieOf } from '../../platform/http/cookie.ts';

const COOKIE = 'tavolina_device';
const FORM = /^[\w-]{43}$/;
const SECRET_BYTES = 32;
/** The longest that browsers keep a cookie. */
const KEPT_SECONDS = 400 * 24 * 3600;

/**
 * The secret by which a session knows its device again (product.md §36): the one that the browser brings, or a new one.
 * Either way the answer leaves it with the browser, where no script can read it, for calls of the API alone.
 */
export const deviceSecretOf = (reply: FastifyReply): string => {
  const { request } = reply;
  const brought = cookieOf(request.headers.cookie, COOKIE);
  const secret =
    brought !== undefined && FORM.test(brought) ? brought : randomBytes(SECRET_BYTES).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${COOKIE}=${secret}; Path=/api; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
  return secret;
};
