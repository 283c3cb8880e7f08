import type { CallAnswer } from '../contract/call.ts';
import type { CallOf, Route } from '../contract/calls.ts';
import { fakeUploads } from './fake-upload.ts';

/** A call as the fake server received it. */
export interface FakeRequest {
  url: URL;
  /** Placeholders of the path. */
  params: Record<string, string>;
  headers: Headers;
  /** Parsed JSON, or form fields as an object. */
  body: unknown;
}

type Result<R extends Route> = CallAnswer<CallOf<R>> | Response;

/** Responses of the fake server by route: a value, or a function of the request. */
export type FakeHandlers = {
  [R in Route]?: Result<R> | ((request: FakeRequest) => Result<R> | Promise<Result<R>>);
};

/** An error response of the server. */
export const failure = (
  status: number,
  code: string,
  detail = code,
  extra: Record<string, unknown> = {},
): Response =>
  new Response(JSON.stringify({ detail, code, ...extra }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** A response that never arrives, for loading states. */
export const pending = (): Promise<never> => new Promise(() => undefined);

const matcher = (path: string): RegExp =>
  new RegExp(`^/api${path.replace(/\/$/, '').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`);

const bodyOf = (body: BodyInit | null | undefined): unknown => {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : body;
};

const toResponse = (answer: unknown): Response => {
  if (answer instanceof Response) return answer.clone();
  return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
};

/**
 * Replaces `fetch`, and uploads, for one test. Unknown routes answer 404 and make the test fail by name. Returns the received calls.
 */
export const fakeApi = (handlers: FakeHandlers): { route: Route; request: FakeRequest }[] => {
  const received: { route: Route; request: FakeRequest }[] = [];
  // A server that is there says so, unless a test has it gone.
  const answers: FakeHandlers = { 'GET /health/live': { status: 'ok' }, ...handlers };
  const routes = (Object.keys(answers) as Route[]).map((route) => {
    const [method = '', path = ''] = route.split(' ');
    return { route, method, pattern: matcher(path), isStatic: !path.includes('{') };
  });
  // Static paths first, as the server's router does it: `/menus/my/` before `/menus/{id}`.
  routes.sort((a, b) => Number(b.isStatic) - Number(a.isStatic));

  fakeUploads();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const url = new URL(String(input), 'http://localhost');
    const method = init.method ?? 'GET';
    const found = routes.find(
      (candidate) => candidate.method === method && candidate.pattern.test(url.pathname),
    );
    if (!found) {
      console.error(`fakeApi has no answer for ${method} ${url.pathname}`);
      return failure(404, 'not_found');
    }
    const params = { ...found.pattern.exec(url.pathname)?.groups };
    const request: FakeRequest = { url, params, headers: new Headers(init.headers), body: bodyOf(init.body) };
    received.push({ route: found.route, request });
    const handler: unknown = answers[found.route];
    const answer: unknown = typeof handler === 'function' ? await handler(request) : handler;
    if (init.signal?.aborted) throw init.signal.reason;
    return toResponse(answer);
  });
  return received;
};
