import { ApiError } from '@tavolina/shared-api/client';

/** Whether the server said no: nothing came of the call, and its sentence says why. Any other failure leaves both open. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Whether no answer came in time, so that nobody knows yet whether the call did what it asks for. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'timeout';

/** Whether the server answered with this status. */
export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

/** Removes something; where it is gone already, as from another tab, that is what was asked for. */
export const unlessGone = async (removal: Promise<unknown>): Promise<void> => {
  await removal.catch((error: unknown) => {
    if (!hasStatus(error, 404)) throw error;
  });
};
