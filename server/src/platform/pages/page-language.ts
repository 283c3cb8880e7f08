import { LANGUAGES, type Language } from '@tavolina/shared-api/contract';
import { cookieOf } from '../http/cookie.ts';
import { preferredLanguage } from '../http/language.ts';

const known = (value: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => value?.trim().toLowerCase().split('-')[0] === language);

/** Language a page is sent in: the address, else the cookie, else what the browser accepts, else Albanian. */
export const pageLanguage = (request: {
  lng: string | undefined;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}): Language =>
  known(request.lng) ??
  known(cookieOf(request.cookie, 'i18next')) ??
  preferredLanguage(request.acceptLanguage);
