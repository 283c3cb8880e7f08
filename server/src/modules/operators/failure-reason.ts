import type { OperatorFailure } from '@tavolina/shared-api/contract';
import { PUSH_EXPIRED } from '../push/push-jobs.ts';

type Reason = Pick<OperatorFailure, 'reason' | 'status'>;

const UNREACHABLE =
  /ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ESOCKET|getaddrinfo|greeting never|connection/i;
const TOO_SLOW = /still running|timeout in active state/;
const ANSWERED = /\b([3-5]\d\d)\b/;

/**
 * Why a mail or push failed, by the words of its last error. The words themselves are not told: mail servers write
 * addresses into them.
 */
export const reasonOf = (message: string): Reason => {
  if (message === PUSH_EXPIRED) return { reason: 'expired', status: null };
  if (TOO_SLOW.test(message)) return { reason: 'too_slow', status: null };
  if (UNREACHABLE.test(message)) return { reason: 'unreachable', status: null };
  const [, status] = ANSWERED.exec(message) ?? [];
  return status ? { reason: 'answered', status: Number(status) } : { reason: 'other', status: null };
};
