import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'tavolina_visitor';
const FORM = /^[\w-]{16}$/;
const MONTH_SECONDS = 30 * 24 * 3600;

/** Who asks for a page, as far as a share of visitors needs it: a random word that says nothing else. */
export interface Visitor {
  id: string;
  /** Whether the browser brought it. */
  isKnown: boolean;
}

/** The visitor a browser says it is, or a new one. */
export const visitorOf = ({ cookies: { [COOKIE]: id = '' } }: FastifyRequest): Visitor =>
  FORM.test(id) ? { id, isKnown: true } : { id: randomBytes(12).toString('base64url'), isKnown: false };

/** Lets the browser be the same visitor next time. */
export const recognise = (reply: FastifyReply, { id }: Visitor, secure: boolean): void => {
  reply.setCookie(COOKIE, id, { path: '/', maxAge: MONTH_SECONDS, httpOnly: true, sameSite: 'lax', secure });
};
