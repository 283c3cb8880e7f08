import { isNativeError } from 'node:util/types';

/**
 * SQLSTATE classes for a server that is stopping or full: connection, resources, operator intervention,
 * system.
 */
const OUTAGE_CLASSES = ['08', '53', '57', '58'];
/** SQLSTATE of a write that met a standby, which is where connections lead until it is promoted. */
const READ_ONLY = '25006';
const OUTAGE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', READ_ONLY]);
/** Messages of the driver, which has no code for these, when a connection ends or times out. */
const OUTAGE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|Query read timeout/;

/** Whether an error means that the database is unavailable, as opposed to a wrong query. */
export const isDatabaseOutage = (error: unknown): error is Error => {
  if (!isNativeError(error)) return false;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (OUTAGE_CODES.has(code) || OUTAGE_MESSAGES.test(error.message)) return true;
  return code.length === 5 && OUTAGE_CLASSES.includes(code.slice(0, 2));
};
