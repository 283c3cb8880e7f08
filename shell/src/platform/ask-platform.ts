import { type CallAnswer, type CallOf, FALLBACK_LANGUAGE, type Route } from '@tavolina/shared-api/contract';
import { currentRelease, i18n } from '@tavolina/shared-api/runtime';

/** Timeout of a call, in ms, after which an error is shown. */
const ANSWER_MS = 10_000;
/** The answer to what is done and has nothing to say. */
const NO_CONTENT = 204;
/** Answers to an id that nothing has, and to one that nothing can have. */
const NO_SUCH = [404, 422];
/** Characters allowed in a header. A token copied from a letter or chat may contain others. */
const TOKEN = /^[\x21-\x7e]+$/;

/** An error response, with the server's sentence. */
export class PlatformRefusal extends Error {
  readonly status: number;
  /** The single reasons, where there are several. */
  readonly reasons: readonly string[];
  /** What is wrong with fields, by their names. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    status: number,
    { detail, errors = [] }: { detail?: string; errors?: { field: string; message: string }[] },
  ) {
    super(detail);
    this.name = 'PlatformRefusal';
    this.status = status;
    this.reasons = errors.map(({ message }) => message);
    this.fields = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
  }
}

/**
 * Makes a call of the platform. Its route must be a literal in the code, because builds declare the calls that they make.
 * @throws {PlatformRefusal} with what the server refused; 401 where the token can be none
 */
export const askPlatform = async <R extends Route & `${string} /platform/${string}`>(
  token: string,
  route: R,
  {
    body,
    params = {},
    query,
  }: { body?: object; params?: Record<string, string>; query?: Record<string, string> } = {},
): Promise<CallAnswer<CallOf<R>>> => {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  if (!TOKEN.test(token)) throw new PlatformRefusal(401, {});
  const headers = {
    authorization: `Bearer ${token}`,
    // An empty body is no JSON.
    ...(body && { 'content-type': 'application/json' }),
    'accept-language': i18n.resolvedLanguage ?? FALLBACK_LANGUAGE,
  };
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const answer = await fetch(currentRelease().apiBaseUrl + path + search, {
    method,
    headers,
    signal: AbortSignal.timeout(ANSWER_MS),
    ...(body && { body: JSON.stringify(body) }),
  });
  const received: unknown = answer.status === NO_CONTENT ? undefined : await answer.json();
  if (!answer.ok) throw new PlatformRefusal(answer.status, received as { detail?: string });
  return received as CallAnswer<CallOf<R>>;
};

/** What is asked for; null where there is no such thing, also where its id cannot be one. */
export const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof PlatformRefusal && NO_SUCH.includes(error.status)) return null;
    throw error;
  });
