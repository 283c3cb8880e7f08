import { z } from 'zod';
import { id, queryInteger, timestamp } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { partName, partVersion } from './part-names.ts';

/** An error that a page's code did not handle, as a browser reports it (product.md §595). */
export const reportedError = z.object({
  /** Its name and its text. */
  message: z.string().max(LIMITS.errorMessage),
  /** Where it was thrown, in the words of the browser. */
  stack: z.string().max(LIMITS.errorStack),
  /** Path of the page, without its query. */
  path: z.string().max(LIMITS.errorPath),
});

/** Range of the errors. */
export const browserErrorsQuery = z.object({ skip: queryInteger(0, LIMITS.skip, 0) });

/** An error of a version that browsers reported, however often. */
export const browserError = z.object({
  id,
  part: partName,
  version: partVersion,
  /** Whether visitors may still get the version. */
  is_offered: z.boolean(),
  /** E-mails and long numbers are left out. */
  message: z.string(),
  count: z.int(),
  first_at: timestamp,
  last_at: timestamp,
  /** Beginning of the last page's path. */
  path: z.string(),
  /** The last browser and system, e.g. `Firefox, Android`; empty where it did not say. */
  browser: z.string(),
});

/** Errors, those of the version with the latest one first, and how many there are. */
export const browserErrors = z.object({ items: z.array(browserError), total: z.int() });

/** Where an error was thrown, by the source maps of its version (product.md §597). */
export const errorFrames = z.array(
  z.object({
    /** Part and version of the code, e.g. `remote-diner@1.15.0-7be03a91c2`. */
    version: z.string(),
    /** File of the sources; of the build where its map does not know the place. */
    file: z.string(),
    line: z.int(),
    column: z.int(),
    /** Name of the function; null where it has none. */
    name: z.string().nullable(),
    /** Whether file and line are those of the sources. */
    is_mapped: z.boolean(),
  }),
);

/** An error as a browser reports it; see `reportedError`. */
export type ReportedError = z.output<typeof reportedError>;
/** An error of a version; see `browserError`. */
export type BrowserError = z.output<typeof browserError>;
/** Response of `GET /platform/errors`. */
export type BrowserErrors = z.output<typeof browserErrors>;
/** Response of `GET /platform/errors/{id}/frames`: where the error was thrown, the innermost call first. */
export type ErrorFrames = z.output<typeof errorFrames>;
