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

/** SQLSTATE of text that PostgreSQL cannot hold, such as NUL; a field without a rule of its own let it through. */
const UNSTORABLE_TEXT = '22021';

/** Sessions end for everybody now and then; other refusals may be somebody who tries. */
const ORDINARY: readonly ErrorCode[] = ['unauthorized', 'session_expired', 'two_factor_required'];
const REFUSED_STATUS = [401, 403, 429];
/** Wrong proofs of who somebody is, that are the form's mistake for HTTP. */
const REFUSED_PROOF: readonly ErrorCode[] = ['wrong_password', 'wrong_code', 'reset_link_invalid'];

/** Leaves a line about what was refused, and never who they say they are. */
const noteRefusal = (request: FastifyRequest, { code, status }: ApiFailure): void => {
  if (!REFUSED_STATUS.includes(status) && !REFUSED_PROOF.includes(code)) return;
  request.log[ORDINARY.includes(code) ? 'info' : 'warn']({ req: request, code }, 'request refused');
};

/** Turns whatever was thrown into a failure of the contract. */
const toFailure = (error: Error): ApiFailure => {
  if (error instanceof ApiFailure) return error;
  const { code, statusCode: status } = error as FastifyError;
  // Before outages: a caller who leaves while still sending resets a connection too, and no database is down.
  if (status !== undefined && status < 500)
    return new ApiFailure(CODE_BY_STATUS[status] ?? 'malformed_request');
  if (error instanceof StoreOutage || isDatabaseOutage(error))
    return new ApiFailure('service_unavailable', { retryAfter: 5 });
  if (code === UNSTORABLE_TEXT) return new ApiFailure('malformed_request');
  return new ApiFailure('internal_error');
};

/** Answers with a failure in the caller's language. */
export const sendFailure = (
  request: FastifyRequest,
  reply: FastifyReply,
  failure: ApiFailure,
): FastifyReply => {
  const { retryAfter } = failure.details;
  const body = failureBody(failure, preferredLanguage(request.headers['accept-language']));
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
};

/** Makes every failure of a server an answer of the contract, and never a stack. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: Error, request, reply) => {
    const failure = toFailure(error);
    noteRefusal(request, failure);
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendFailure(request, reply, failure);
  });
};
