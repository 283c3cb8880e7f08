import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { FALLBACK_LANGUAGE } from '@tavolina/shared-api/contract';
import { ApiFailure } from './api-failure.ts';
import { failureBody } from './failure-body.ts';

/**
 * Answers requests that arrive too slowly or are not HTTP, which never become a request object, and closes
 * the connection.
 */
export const rejectMalformed = ({ code }: Error & { code: string }, socket: Socket): void => {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const failure = new ApiFailure(
    code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'malformed_request',
  );
  const body = JSON.stringify(failureBody(failure, FALLBACK_LANGUAGE));
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Cross-Origin-Resource-Policy: same-origin',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
