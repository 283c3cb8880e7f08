import { isNativeError } from 'node:util/types';

/** Classes of SQLSTATE that mean the server is going away or full: connection, resources, intervention, system. */
const OUTAGE_CLASSES = ['08', '53', '57', '58'];
const OUTAGE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** What the driver says without a code when a connection ends or cannot be had in time. */
const OUTAGE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/;

/** Whether an error means that the database cannot be used right now, as opposed to a wrong query. */
export const isDatabaseOutage = (error: unknown): error is Error => {
  if (!isNativeError(error)) return false;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (OUTAGE_CODES.has(code) || OUTAGE_MESSAGES.test(error.message)) return true;
  return code.length === 5 && OUTAGE_CLASSES.includes(code.slice(0, 2));
};
