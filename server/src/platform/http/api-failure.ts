import { ERROR_STATUS, type ErrorCode, type FieldError } from '@tavolina/shared-api/contract';
import type { Limited } from './messages/limit.ts';

/** What a failure may carry beyond its code. */
export interface FailureDetails {
  /** Wrong fields, with sentences in the caller's language. */
  errors?: FieldError[];
  /** What the failure is about, e.g. a dish; it stands in the sentence. */
  subject?: string;
  /** The plan's limit that was met. */
  limit?: { of: Limited; count: number };
  /** What a refused save has come to be meanwhile, as the call would answer it; only what the caller may see. */
  current?: unknown;
  /** What the second step of a login names. */
  challenge?: string;
  /** Seconds until it makes sense to try again. */
  retryAfter?: number;
}

/** A refusal that the caller is told. Anything else that is thrown becomes an `internal_error`. */
export class ApiFailure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: FailureDetails;

  /** @param options the `cause` is for the log alone */
  constructor(code: ErrorCode, details: FailureDetails = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'ApiFailure';
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.details = details;
  }
}
