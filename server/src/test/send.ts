import type { TestServer } from './test-server.ts';

/** What came back: the parsed body, the text of one that is not JSON, or undefined where there was none. */
export interface Received {
  status: number;
  // Tests look into answers of many shapes; each expectation says what it wants to find.
  body: unknown;
  headers: Headers;
}

/** Sends a request to a test server; `body` as JSON, `form` form-encoded. */
export const send = async (
  server: Pick<TestServer, 'api'>,
  method: string,
  path: string,
  options: {
    body?: unknown;
    form?: Record<string, string>;
    token?: string;
    headers?: Record<string, string>;
  } = {},
): Promise<Received> => {
  // How answers are packed has tests of its own. To pack and unpack each one is a tenth of a request's work.
  const headers = new Headers({ 'accept-encoding': 'identity', ...options.headers });
  if (options.token) headers.set('authorization', `Bearer ${options.token}`);
  if (options.body !== undefined && !headers.has('content-type'))
    headers.set('content-type', 'application/json');
  const raw = typeof options.body === 'string' ? options.body : JSON.stringify(options.body);
  const response = await fetch(server.api + path, {
    method,
    headers,
    ...(options.form
      ? { body: new URLSearchParams(options.form) }
      : options.body === undefined
        ? {}
        : { body: raw }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : isJson ? JSON.parse(text) : text,
  };
};
