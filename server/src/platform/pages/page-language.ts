import { LANGUAGES, type Language } from '@tavolina/shared-api/contract';
import type { FastifyReply } from 'fastify';
import { cookieOf } from '../http/cookie.ts';
import { preferredLanguage } from '../http/language.ts';

const COOKIE = 'i18next';
const YEAR_SECONDS = 365 * 24 * 3600;

const known = (value: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => value?.trim().toLowerCase().split('-')[0] === language);

/** Language a page is sent in: the address, else the cookie, else what the browser accepts, else Albanian. */
export const pageLanguage = (request: {
  lng: string | undefined;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}): Language =>
  known(request.lng) ?? known(cookieOf(request.cookie, COOKIE)) ?? preferredLanguage(request.acceptLanguage);

/**
 * Keeps the language that an address names for the pages after it, also when the visitor goes on before the page's
 * code has run, which writes the same cookie (product.md §3).
 */
export const keepNamedLanguage = (
  reply: FastifyReply,
  { lng, cookie, isSecure }: { lng: string | undefined; cookie: string | undefined; isSecure: boolean },
): void => {
  const named = known(lng);
  if (named && named !== cookieOf(cookie, COOKIE))
    reply.header(
      'set-cookie',
      `${COOKIE}=${named}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    );
};
