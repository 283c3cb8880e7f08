import { ERROR_STATUS, type ErrorCode, type FieldError } from '@tavolina/shared-api/contract';
import type { CardPart } from './messages/card-part.ts';
import type { Limited } from './messages/limit.ts';
import type { ServedNext } from './messages/served.ts';

/** Details of an error beside its code. */
export interface FailureDetails {
  /** Invalid fields, with sentences in the caller's language. */
  errors?: FieldError[];
  /** Name of the thing the error is about, for example a dish; part of the sentence. */
  subject?: string;
  /** The plan limit that was reached. */
  limit?: { of: Limited; count: number };
  /** What of a card its bank refused as typed wrong. */
  cardPart?: CardPart;
  /** How many are left of it; part of the sentence. */
  left?: number;
  /**
   * For a version conflict: the current state, in the format of the call's response. Only what the caller
   * may see.
   */
  current?: unknown;
  /** When the thing is served next; part of the sentence. */
  served?: ServedNext;
  /** When the place can next have an order ready. */
  next_at?: string;
  /** Whether it takes the order now for that time (product.md §520). */
  takes_next?: boolean;
  /** Id of the login challenge for the second step. */
  challenge?: string;
  /** Until when a place has paused, said at `now`; part of the sentence. */
  paused?: { until: Date; now: Date };
  /** What was given in place of a session; part of the sentence. */
  by?: 'key';
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
}

/** An error that is sent to the caller. Everything else that is thrown becomes `internal_error`. */
export class ApiFailure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: FailureDetails;

  /** @param options `cause` is for the log only */
  constructor(code: ErrorCode, details: FailureDetails = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'ApiFailure';
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.details = details;
  }
}
