import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { reportedError } from './browser-errors.ts';
import { partName, partVersion } from './part-names.ts';
import { reportedPress } from './reported-press.ts';

/**
 * Kinds of reports about a version in a page. `load_failed` and `render_failed` count as failures.
 * `fell_back`: the page switched to the last good version. `started`: its code began to run; then `ready`
 * when its page was rendered, or `left` when the visitor left before, with the time between in ms. `skew`:
 * a tab outlived its release. `lcp`, `cls` and `inp` are web vitals of a page, for the shell and the remote
 * whose page was opened.
 */
export const happeningKind = z.enum([
  'opened',
  'started',
  'ready',
  'left',
  'load_failed',
  'render_failed',
  'fell_back',
  'lcp',
  'cls',
  'inp',
  'skew',
]);

/** A kind of report, see `happeningKind`. */
type Kind = z.output<typeof happeningKind>;

/** Kinds that count as failures of a version. */
export const FAILURE_KINDS: readonly Kind[] = ['load_failed', 'render_failed'];
/** The kind that begins a start, which one of `END_KINDS` ends. */
export const START_KIND: Kind = 'started';
/** Kinds that end a start. */
export const END_KINDS: readonly Kind[] = ['ready', 'left'];
/** Kinds of one start: what began and has not ended counts as never ready. */
export const STARTING_KINDS: readonly Kind[] = [START_KIND, ...END_KINDS];

/** Reports of a page about its versions and its errors, sent by visitors' browsers. */
export const happenings = z
  .object({
    /** Version of the page's shell; missing in older shells. */
    shell: partVersion.optional(),
    happenings: z
      .array(
        z.object({
          kind: happeningKind,
          part: partName,
          version: partVersion,
          /** Value of a web vital: ms, for `cls` thousandths. For `ready` and `left`: ms since `started`. */
          value: z.number().min(0).max(600_000).optional(),
        }),
      )
      .max(LIMITS.happenings),
    /** Errors that the page's code did not handle. Older shells report none. */
    errors: z.array(reportedError).max(LIMITS.reportedErrors).optional(),
    /** Presses whose traces are kept; none where the installation traces nothing. */
    presses: z.array(reportedPress).max(LIMITS.reportedPresses).optional(),
  })
  .refine(
    ({ happenings, errors = [], presses = [] }) => happenings.length + errors.length + presses.length > 0,
    { path: ['happenings'], error: 'required' },
  );

const figures = z.object({
  version: partVersion,
  opened: z.number().int(),
  failed: z.number().int(),
  /** Pages that switched to the last good version. */
  fell_back: z.number().int(),
  /**
   * Pages that started it more than a minute ago and were neither ready nor left; missing in older servers.
   */
  silent: z.number().int().optional(),
  /**
   * For a shell: versions of remotes that work with other shells and fail with this one, as `part@version`.
   * Those failures count for the shell. Missing in older servers.
   */
  breaks: z.array(z.string()).optional(),
  /** 75th percentile of the largest paint, in ms; null without reports. */
  lcp_p75: z.number().nullable(),
  /** 75th percentile of the layout shift; null without reports. */
  cls_p75: z.number().nullable(),
  /** 75th percentile of the longest wait after a press, in ms; null without reports. */
  inp_p75: z.number().nullable(),
  /** Tabs that needed a file of an earlier release that no longer exists. */
  skewed: z.number().int(),
  /** The last 24 hours, oldest first. */
  hours: z.array(z.object({ opened: z.number().int(), failed: z.number().int() })),
});

/** Figures of the live versions of each part. */
export const partFigures = z.array(z.object({ part: partName, versions: z.array(figures) }));

/** One report about a version in a page, see `happeningKind`. */
export type Happening = z.output<typeof happenings>['happenings'][number];
/** Response of `GET /platform/figures`: the live versions of each part, times in ms. */
export type ReleaseFigures = z.output<typeof partFigures>;
