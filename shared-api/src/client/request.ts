import type { CallAnswer, CallInput } from '../contract/call.ts';
import type { CallOf, Route } from '../contract/calls.ts';
import { queryString } from '../contract/query-string.ts';
import { apiConfig } from './api-config.ts';
import { ApiError, readFailure } from './api-error.ts';
import { authorizedFetch, publicFetch, signInFetch } from './authorized-fetch.ts';
import { reportNoResponse, reportResponse } from './connection.ts';
import { takeFirstAnswer } from './first-answers.ts';
import { readServerTime } from './server-time.ts';
import { noteAnswer, traceHeader } from './trace-presses.ts';
import { type OnProgress, uploadFetch } from './upload-fetch.ts';

/** Timeout of a call, in ms. */
const TIMEOUT_MS = 30_000;

type Parts<I> = { [K in keyof I as I[K] extends undefined ? never : K]: I[K] };

/** Input of a route: its params, query, headers and body, and nothing else. */
export type RequestInput<R extends Route> = Parts<CallInput<CallOf<R>>>;

/** Response of a route. */
export type Answer<R extends Route> = CallAnswer<CallOf<R>>;

/** Options of a call. `signal` aborts it before its timeout. */
export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /**
   * `public` sends no token even when an owner is signed in, nor does `sign_in`, after which the session recognises this
   * device.
   */
  access: 'public' | 'sign_in' | 'owner';
  /** `form` sends the body form-encoded, `file` as one multipart field. */
  encoding?: 'json' | 'form' | 'file';
  /** For owners' calls: reports how much of the body was sent. Progress extends the timeout. */
  onProgress?: OnProgress | undefined;
}

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

/** URL of a route below the API's base. */
const pathOf = (route: Route, input: AnyInput): string => {
  const path = route.slice(route.indexOf(' ') + 1);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  return filled + queryString(input.query);
};

/** URL of a route: base, path with its parameters, query without empty values. */
export const addressOf = (route: Route, input: AnyInput): string =>
  apiConfig().baseUrl + pathOf(route, input);

const encode = (body: unknown, encoding: RequestOptions['encoding']): RequestInit => {
  if (body === undefined) return {};
  if (encoding === 'form') return { body: new URLSearchParams(body as Record<string, string>) };
  if (encoding === 'file') {
    const form = new FormData();
    form.append('file', body as Blob);
    return { body: form };
  }
  return { body: JSON.stringify(body) };
};

const headersOf = (input: AnyInput, encoding: RequestOptions['encoding']): Headers => {
  const headers = new Headers({ accept: 'application/json, text/csv' });
  if (input.body !== undefined && (encoding ?? 'json') === 'json')
    headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries({ ...traceHeader(), ...input.headers })) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return headers;
};

/** An upload with progress. It times out only after `TIMEOUT_MS` without progress. */
const uploadWithProgress = (onProgress: OnProgress) => {
  const end = new AbortController();
  const waitAgain = () => setTimeout(() => end.abort(), TIMEOUT_MS);
  let timer = waitAgain();
  const stop = (): void => clearTimeout(timer);
  const send = uploadFetch((share) => {
    stop();
    timer = waitAgain();
    onProgress(share);
  });
  return { signal: end.signal, send, stop };
};

/** Whether a response cannot come from a cache. Others may have the time at which they were stored. */
const isFresh = (access: RequestOptions['access'], { headers }: Response): boolean =>
  access === 'owner' || headers.get('cache-control')?.includes('no-store') === true;

const FETCH = { public: publicFetch, sign_in: signInFetch, owner: authorizedFetch };

const send = async (
  url: string,
  init: RequestInit,
  { access, signal, onProgress }: RequestOptions,
): Promise<Response> => {
  const upload = onProgress && uploadWithProgress(onProgress);
  const limit = upload?.signal ?? AbortSignal.timeout(TIMEOUT_MS);
  const limited = { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit };
  const sentAt = Date.now();
  try {
    const response = await FETCH[access](url, limited, upload?.send);
    reportResponse(response);
    noteAnswer();
    if (isFresh(access, response)) readServerTime(response, sentAt);
    return response;
  } catch (error) {
    // The server rejected the refresh of the tokens.
    if (error instanceof ApiError) throw error;
    if (signal?.aborted) throw error;
    if (!limit.aborted) reportNoResponse();
    throw new ApiError({ status: 0, code: limit.aborted ? 'timeout' : 'network_error' });
  } finally {
    upload?.stop();
  }
};

/**
 * Makes one call of the contract. Input and response types follow from the route's name.
 * @throws {ApiError} when the server returns an error, cannot be reached, is too slow or sends an
 * unreadable response
 */
export const request = async <R extends Route>(
  route: R,
  input: RequestInput<R>,
  options: RequestOptions,
): Promise<Answer<R>> => {
  const parts: AnyInput = input as object;
  const method = route.slice(0, route.indexOf(' '));
  if (method === 'GET' && options.access === 'public') {
    const known = takeFirstAnswer(pathOf(route, parts));
    if (known !== undefined) return known as Answer<R>;
  }
  const response = await send(
    addressOf(route, parts),
    {
      ...encode(parts.body, options.encoding),
      method,
      headers: headersOf(parts, options.encoding),
    },
    options,
  );
  if (!response.ok) throw await readFailure(response);
  if (response.status === 204) return undefined as Answer<R>;
  const isTable = response.headers.get('content-type')?.startsWith('text/csv');
  try {
    return (await (isTable ? response.text() : response.json())) as Answer<R>;
  } catch {
    throw new ApiError({ status: response.status, code: 'unreadable_answer' });
  }
};
