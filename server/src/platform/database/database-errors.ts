const LOCK_TIMEOUT = '55P03';
const UNIQUE_VIOLATION = '23505';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether a statement waited longer than `lock_timeout` for a lock. */
export const isLockTimeout = (error: unknown): boolean => hasCode(error, LOCK_TIMEOUT);

/** Whether a statement violated a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATION);
