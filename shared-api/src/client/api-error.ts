import type { ErrorBody, ErrorCode, FieldError } from '../contract/errors.ts';

/** Failures that arise on this side: nothing was sent, no answer, too slow, an answer that is not JSON. */
export type ClientErrorCode = 'offline' | 'network_error' | 'timeout' | 'unreadable_answer';

/** A call that failed. `detail` is the server's sentence in the user's language, or empty when none arrived. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  readonly code: ErrorCode | ClientErrorCode;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  /** What the failure is about, e.g. the name of a sold-out item. */
  readonly subject: string | undefined;
  /** What a refused save has come to be meanwhile, in the shape the call answers. */
  readonly current: unknown;
  /** Where a login needs a code: what its second step names. */
  readonly challenge: string | undefined;
  /** Seconds to wait before trying again, when the server said so. */
  readonly retryAfter: number | undefined;

  constructor(
    failure: { status: number; code: ErrorCode | ClientErrorCode } & Partial<Omit<ErrorBody, 'code'>> & {
        retryAfter?: number | undefined;
      },
  ) {
    super(failure.detail || failure.code);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.detail = failure.detail ?? '';
    this.errors = failure.errors ?? [];
    this.subject = failure.subject;
    this.current = failure.current;
    this.challenge = failure.challenge;
    this.retryAfter = failure.retryAfter;
  }
}

const CODE_BY_STATUS: Partial<Record<number, ErrorCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'body_too_large',
  422: 'invalid_input',
  429: 'rate_limited',
  503: 'service_unavailable',
};

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'detail' in value && typeof value.detail === 'string';

/** Reads a failed answer. Bodies from proxies that are not ours keep only their status. */
export const readFailure = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => undefined);
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const fallback = CODE_BY_STATUS[response.status] ?? 'internal_error';
  return isErrorBody(body)
    ? new ApiError({ ...body, code: body.code ?? fallback, status: response.status, retryAfter })
    : new ApiError({ status: response.status, code: fallback, retryAfter });
};
