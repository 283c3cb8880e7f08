const LOCK_TIMEOUT = '55P03';
const UNIQUE_VIOLATION = '23505';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether a statement waited longer for a lock than it may. */
export const isLockTimeout = (error: unknown): boolean => hasCode(error, LOCK_TIMEOUT);

/** Whether a row is there already that may be there once. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATION);
