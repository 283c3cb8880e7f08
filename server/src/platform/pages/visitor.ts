import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'tavolina_visitor';
const FORM = /^[\w-]{16}$/;
const MONTH_SECONDS = 30 * 24 * 3600;

/** A visitor, known only by a random id, so that canaries can be given to a share of visitors. */
export interface Visitor {
  id: string;
  /** Whether the browser sent the cookie. */
  isKnown: boolean;
}

/** The visitor in the cookie, or a new one. */
export const visitorOf = ({ cookies: { [COOKIE]: id = '' } }: FastifyRequest): Visitor =>
  FORM.test(id) ? { id, isKnown: true } : { id: randomBytes(12).toString('base64url'), isKnown: false };

/** Lets the browser be the same visitor next time. */
export const rememberVisitor = (reply: FastifyReply, { id }: Visitor, secure: boolean): void => {
  reply.setCookie(COOKIE, id, { path: '/', maxAge: MONTH_SECONDS, httpOnly: true, sameSite: 'lax', secure });
};
