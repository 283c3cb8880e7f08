import type { ErrorBody, ErrorCode, FieldError } from '../contract/errors.ts';

/**
 * Errors that the client detects: nothing was sent, no response, too slow, or a response that is not JSON.
 */
export type ClientErrorCode = 'offline' | 'network_error' | 'timeout' | 'unreadable_answer';

/** A failed call. `detail` is the server's sentence in the user's language, or empty. */
export class ApiError extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: ErrorCode | ClientErrorCode;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  /** Name of the thing concerned, for example a sold-out item. */
  readonly subject: string | undefined;
  /** For a version conflict: the current state, in the format of the call's response. */
  readonly current: unknown;
  /** For a login that needs a code: id of the challenge for the second step. */
  readonly challenge: string | undefined;
  /** When the place can next have an order ready, for an order that it does not take now. */
  readonly nextAt: string | undefined;
  /** Whether it takes the order now for that time (product.md §520). */
  readonly takesNext: boolean;
  /** Seconds to wait before a retry, if the server named them. */
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
    this.nextAt = failure.next_at;
    this.takesNext = failure.takes_next ?? false;
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

/** Parses an error response. Responses of foreign proxies keep only their status. */
export const readFailure = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => undefined);
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const fallback = CODE_BY_STATUS[response.status] ?? 'internal_error';
  return isErrorBody(body)
    ? new ApiError({ ...body, code: body.code ?? fallback, status: response.status, retryAfter })
    : new ApiError({ status: response.status, code: fallback, retryAfter });
};
