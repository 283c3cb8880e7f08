import { ApiError } from '@tavolina/shared-api/client';

/** Whether the server said no: nothing came of the call, and its sentence says why. Any other failure leaves both open. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
