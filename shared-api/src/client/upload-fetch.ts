/** Called with the sent share of a body, from 0 to 1. */
export type OnProgress = (share: number) => void;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Statuses whose responses have no body. */
const BODILESS = [204, 205, 304];

const headersOf = (request: XMLHttpRequest): Headers => {
  const lines = request.getAllResponseHeaders().trim().split('\r\n').filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
};

const answerOf = (request: XMLHttpRequest): Response =>
  new Response(BODILESS.includes(request.status) ? null : request.responseText, {
    status: request.status,
    headers: headersOf(request),
  });

/** A `fetch` with upload progress, which the browser's own does not have. */
export const uploadFetch =
  (onProgress: OnProgress): Fetch =>
  (url, { method = 'GET', headers, body, signal, credentials }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = (): void => request.abort();
      request.open(method, url);
      request.withCredentials = credentials === 'include';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(answerOf(request));
      request.onerror = () => reject(new TypeError('The upload failed'));
      request.onabort = () => reject(signal?.reason);
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      signal?.addEventListener('abort', abort);
      request.send(body as XMLHttpRequestBodyInit);
    });
