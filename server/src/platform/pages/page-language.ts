import { LANGUAGES, type Language } from '@tavolina/shared-api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredLanguage } from '../http/language.ts';

const COOKIE = 'i18next';
const YEAR_SECONDS = 365 * 24 * 3600;

const known = (value: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => value?.trim().toLowerCase().split('-')[0] === language);

/** Language of a page: from the URL, else the cookie, else `Accept-Language`, else Albanian. */
export const pageLanguage = ({ cookies, headers }: FastifyRequest, lng?: string): Language =>
  known(lng) ?? known(cookies[COOKIE]) ?? preferredLanguage(headers['accept-language']);

/**
 * Stores the language of the URL in a cookie for the next pages. The page's code writes the same cookie,
 * but the visitor may leave before it runs (product.md §3).
 */
export const keepNamedLanguage = (reply: FastifyReply, lng: string | undefined, secure: boolean): void => {
  const named = known(lng);
  if (named && named !== reply.request.cookies[COOKIE])
    reply.setCookie(COOKIE, named, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', secure });
};
