import type { ReportedError } from '@tavolina/shared-api/contract';

/**
 * Collects errors that no code handled, from the first code of the page on (product.md §595). It has no imports, so
 * that it runs first.
 */

/** Errors that a page reports, as many as one report may tell of. An endless loop has no more to tell. */
const MOST = 5;
/** Longest texts, in characters, that the server takes. */
const LONGEST = { message: 500, stack: 4_000, path: 300 };

const seen = new WeakSet<Error>();
let waiting: ReportedError[] = [];
let count = 0;
let wake = (): void => undefined;

/** Records an error for the next report, once. What is no error says nothing of where it was thrown. */
export const recordError = (error: unknown): void => {
  if (!(error instanceof Error) || seen.has(error) || count >= MOST) return;
  seen.add(error);
  count += 1;
  waiting.push({
    message: `${error.name}: ${error.message}`.slice(0, LONGEST.message),
    stack: (error.stack ?? '').slice(0, LONGEST.stack),
    path: location.pathname.slice(0, LONGEST.path),
  });
  wake();
};

/** Records what no code of the page handles from now on. */
export const watchErrors = (): void => {
  addEventListener('error', ({ error }) => recordError(error));
  addEventListener('unhandledrejection', ({ reason }) => recordError(reason));
};

/** Calls a listener whenever there is an error to report; at once if there is one already. */
export const whenRecorded = (listener: () => void): void => {
  wake = listener;
  if (waiting.length > 0) listener();
};

/** The errors for a report, as a part of its body. */
export const takeErrors = (): { errors?: ReportedError[] } => {
  if (waiting.length === 0) return {};
  const errors = waiting;
  waiting = [];
  return { errors };
};
