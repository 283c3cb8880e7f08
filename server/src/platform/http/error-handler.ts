import type { ErrorCode } from '@tavolina/shared-api/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseOutage } from '../database/outage.ts';
import { StoreOutage } from '../object-store/store-outage.ts';
import { ApiFailure } from './api-failure.ts';
import { failureBody } from './failure-body.ts';
import { preferredLanguage } from './language.ts';

const CODE_BY_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'malformed_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

/** SQLSTATE of text that PostgreSQL cannot store, such as NUL, in a field without a stricter rule. */
const UNSTORABLE_TEXT = '22021';

/** Frequent and harmless, so they are not logged as warnings. Other rejections may be attacks. */
const EXPECTED: readonly ErrorCode[] = ['unauthorized', 'session_expired', 'two_factor_required'];
const LOGGED_STATUS = [401, 403, 429];
/** Wrong credentials that HTTP reports as invalid form fields. */
const REJECTED_CREDENTIALS: readonly ErrorCode[] = ['wrong_password', 'wrong_code', 'reset_link_invalid'];

/** Logs a rejected request, without the identity it claimed. */
const logRejection = (request: FastifyRequest, { code, status }: ApiFailure): void => {
  if (!LOGGED_STATUS.includes(status) && !REJECTED_CREDENTIALS.includes(code)) return;
  request.log[EXPECTED.includes(code) ? 'info' : 'warn']({ req: request, code }, 'request refused');
};

declare module 'fastify' {
  interface FastifyReply {
    /** Code of the failure that was sent; undefined where none was. */
    failureCode: ErrorCode | undefined;
  }
}

/** Converts any thrown error to an error of the contract. */
const toFailure = (error: Error): ApiFailure => {
  if (error instanceof ApiFailure) return error;
  const { code, statusCode: status } = error as FastifyError;
  // Before the outage check: a client that disconnects during an upload also resets a connection.
  if (status !== undefined && status < 500)
    return new ApiFailure(CODE_BY_STATUS[status] ?? 'malformed_request');
  if (error instanceof StoreOutage || isDatabaseOutage(error))
    return new ApiFailure('service_unavailable', { retryAfter: 5 });
  if (code === UNSTORABLE_TEXT) return new ApiFailure('malformed_request');
  return new ApiFailure('internal_error');
};

/** Sends an error in the caller's language. */
export const sendFailure = (
  request: FastifyRequest,
  reply: FastifyReply,
  failure: ApiFailure,
): FastifyReply => {
  const { retryAfter } = failure.details;
  const body = failureBody(failure, preferredLanguage(request.headers['accept-language']));
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply.failureCode = failure.code;
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
};

/** Makes every error a response of the contract, without a stack trace. */
export const handleErrors = (app: FastifyInstance): void => {
  app.decorateReply('failureCode', undefined);
  app.setErrorHandler((error: Error, request, reply) => {
    const failure = toFailure(error);
    logRejection(request, failure);
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendFailure(request, reply, failure);
  });
};
