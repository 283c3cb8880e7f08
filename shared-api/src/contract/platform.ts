import { z } from 'zod';
import { defineCall } from './call.ts';
import { requiredLine, timestamp } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Name of a part that is released: the shell or a remote. */
export const partName = z.string().regex(/^(shell|remote-[a-z][a-z0-9-]{0,40})$/);

/** Name of a build: semver and a short hash of its inputs. */
export const partVersion = z.string().regex(/^[0-9A-Za-z][\w.-]{0,99}$/);

/** What a move does to a part. */
export const releaseAction = z.enum(['release', 'canary', 'promote', 'rollback', 'abort']);

const percent = z.number().int().min(1).max(99);
const reason = requiredLine(LIMITS.address);

/** A build: each file by its name within the version's folder, in base64, `platform.json` among them. */
export const releaseUpload = z.object({
  part: partName,
  version: partVersion,
  files: z.record(
    z
      .string()
      .max(200)
      .regex(/^(?!.*\.\.)\w[\w.-]*(?:\/\w[\w.-]*)*$/),
    z.base64(),
  ),
  /** Answers what the gate says and stores nothing. */
  dry_run: z.boolean().optional(),
  /** Why it weighs more than what is live of the part; such a build is refused without it. Kept with the version. */
  larger: reason.optional(),
});

const publishedVersion = z.object({
  part: partName,
  version: partVersion,
  /** False when the same build had been published before. */
  is_new: z.boolean(),
  /** What visits load notably more of than with the live version, in bytes of brotli; servers before this field tell of none. */
  grown: z.array(z.object({ about: z.string(), bytes: z.number().int(), live: z.number().int() })).optional(),
});

/** What a team or an operator asks of a part; a reason, or `by_hand`, is always needed. */
export const releaseRequest = z
  .object({
    part: partName,
    action: releaseAction,
    /** Needed for `release` and `canary`; for `rollback` the last good version without it. */
    version: partVersion.optional(),
    /** Share of visitors, needed for `canary`. */
    percent: percent.optional(),
    /** Why; recorded with the move. */
    reason: reason.optional(),
    /** In place of a reason: an operator pressed a button. Each reader of the history has it in their language. */
    by_hand: z.literal(true).optional(),
    /**
     * Why it goes live without a trial in a browser; recorded. Without it `release` and `canary` need a trial. A team
     * that may move one part may so only begin a canary of at most 10 %, whose promotion needs a trial. The same share is
     * the most it may give what no operator has tried, until visitors have opened it; but for the first version of a part.
     */
    untried: reason.optional(),
    /** Whoever promotes knows that no visitor has opened the canary yet; without it that is refused. */
    unopened: z.literal(true).optional(),
    /** Number of the part's last move as the caller saw it; another one since then is a conflict. */
    expected_move: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    dry_run: z.boolean().optional(),
  })
  .superRefine(({ action, version, percent: share, reason: why, by_hand }, context) => {
    const need = (field: string): void =>
      context.addIssue({ code: 'custom', path: [field], message: 'required' });
    if ((action === 'release' || action === 'canary') && version === undefined) need('version');
    if (action === 'canary' && share === undefined) need('percent');
    if (why === undefined && !by_hand) need('reason');
  });

/** A move of a part as the history keeps it, and as a dry run would have made it. */
export const releaseMove = z.object({
  /** Number of the release; 0 for a dry run. */
  id: z.number().int(),
  part: partName,
  action: releaseAction,
  /** What the move leads to: the canary of `canary`, else what is live for all afterwards, also after `abort`. */
  version: partVersion,
  /** What it took away: the canary of before for `canary` and `abort`, else what was live for all; null for none. */
  replaced: partVersion.nullable(),
  percent: percent.nullable(),
  moved_by: z.string(),
  /** Why: as it was written, or what the platform itself gave as its reason in the language that is asked for. */
  reason: z.string(),
  /** Why it went live without a trial in a browser; null where it was tried. */
  untried: z.string().nullable(),
  /** The team on whose own word alone it went forward (product.md §121); null where an operator tried it, or nobody did. */
  team_trial: z.string().nullable().optional(),
  moved_at: timestamp,
});

const versions = z.record(partName, partVersion);

/** What a browser met that opened a build beside other parts; the build goes live after one without problems, or `untried`. */
export const releaseTrial = z.object({
  part: partName,
  version: partVersion,
  /** The versions of the other parts that stood beside it. */
  beside: versions,
  /** What went wrong, one sentence each; empty when nothing did. */
  problems: z.array(requiredLine(LIMITS.message)).max(50),
});

const preview = z.object({
  /** What the browser brings as its cookie. */
  token: z.string(),
  /** Address below the pages' origin that gives it to the browser that opens it. */
  opens: z.string(),
  expires_at: timestamp,
});

const livePart = z.object({
  part: partName,
  stable: partVersion,
  stable_since: timestamp,
  last_good: partVersion.nullable(),
  canary: z.object({ version: partVersion, percent, since: timestamp }).nullable(),
  /** Number of the part's last move. */
  move_id: z.number().int(),
  /** Bytes of what a first visit loads of it, before compression. */
  first_bytes: z.number().int(),
  /** Whether the files of the live version can be read. */
  is_readable: z.boolean(),
  /** Files that visitors may need and that the store has lost or holds with other bytes, by version; empty as it should be. */
  missing: z.array(z.object({ version: partVersion, files: z.array(z.string()) })),
  /** Versions among them that somebody gave visitors without a trial; servers before this field tell of none. */
  untried: z.array(z.object({ version: partVersion, why: z.string(), moved_by: z.string() })).optional(),
  /** Versions among them that weigh more than what was live before, and why; servers before this field tell of none. */
  larger: z.array(z.object({ version: partVersion, why: z.string() })).optional(),
  /** What its versions were built with and the server that answers no longer offers; empty as it should be. */
  breaches: z.array(
    z.object({
      version: partVersion,
      /** Call and field, e.g. `POST /orders: body.items`. */
      about: z.string(),
      message: z.string(),
    }),
  ),
});

const releaseStatus = z.object({
  /** Number of the release. */
  id: z.number().int(),
  /** Whose token asks, and which part it may move; none means all. */
  team: z.string(),
  may_move: partName.nullable(),
  parts: z.array(livePart),
});

/**
 * What can happen to a version in a page. `load_failed` and `render_failed` are its failures. `fell_back`: the page
 * left it for the last good version. `started`: its code begins to run; after that `ready`, once its page is drawn, or
 * `left`, where somebody went before, with the time between in ms. `skew`: a tab outlived its release. `lcp`, `cls` and `inp` are figures of a page,
 * told for the shell and for the remote whose address was opened.
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

/** What a page tells of the versions it runs: 1 to 40 happenings at once, sent by visitors' browsers. */
export const happenings = z.object({
  /** Version of the shell whose page tells; shells before this field tell none. */
  shell: partVersion.optional(),
  happenings: z
    .array(
      z.object({
        kind: happeningKind,
        part: partName,
        version: partVersion,
        /** Of a figure: ms, for `cls` thousandths. Of `ready` and `left`: ms since `started`. */
        value: z.number().min(0).max(600_000).optional(),
      }),
    )
    .min(1)
    .max(LIMITS.happenings),
});

const figures = z.object({
  version: partVersion,
  opened: z.number().int(),
  failed: z.number().int(),
  /** Pages that left it for the last good version. */
  fell_back: z.number().int(),
  /** Pages that began to run it more than a minute ago and never were ready nor left; unknown to older servers. */
  silent: z.number().int().optional(),
  /**
   * Of a shell: versions of remotes that were well beside other shells and fail beside this one, as `part@version`. What
   * failed there is counted for the shell. Unknown to older servers.
   */
  breaks: z.array(z.string()).optional(),
  /** Largest paint that three of four visits stay below, in ms; null while nobody told. */
  lcp_p75: z.number().nullable(),
  /** Layout shift that three of four visits stay below; null while nobody told. */
  cls_p75: z.number().nullable(),
  /** Longest wait after a press that three of four visits stay below, in ms; null while nobody told. */
  inp_p75: z.number().nullable(),
  /** Tabs that needed a file their release no longer had. */
  skewed: z.number().int(),
  /** The last 24 hours, oldest first. */
  hours: z.array(z.object({ opened: z.number().int(), failed: z.number().int() })),
});

const partFigures = z.array(z.object({ part: partName, versions: z.array(figures) }));

/** The release platform: teams hand over builds, try, move and watch them; browsers report what happened to them. */
export const platformCalls = {
  publish: defineCall({
    method: 'POST',
    path: '/platform/versions',
    summary: 'Hands over a build; a published version never changes',
    access: 'team',
    body: releaseUpload,
    success: { status: 200, schema: publishedVersion },
    errors: ['unauthorized', 'forbidden', 'release_refused', 'version_exists'],
  }),
  move: defineCall({
    method: 'POST',
    path: '/platform/moves',
    summary: 'Moves a part to another version',
    access: 'team',
    body: releaseRequest,
    success: { status: 200, schema: releaseMove },
    errors: [
      'unauthorized',
      'forbidden',
      'move_refused',
      'version_unknown',
      'release_conflict',
      'nothing_to_move',
    ],
  }),
  moves: defineCall({
    method: 'GET',
    path: '/platform/moves',
    summary: 'The last fifty moves, newest first',
    access: 'team',
    success: { status: 200, schema: z.array(releaseMove) },
    errors: ['unauthorized'],
  }),
  figures: defineCall({
    method: 'GET',
    path: '/platform/figures',
    summary: 'What browsers told of the live versions in the last 24 hours',
    access: 'team',
    success: {
      status: 200,
      schema: partFigures,
    },
    errors: ['unauthorized'],
  }),
  report: defineCall({
    method: 'POST',
    path: '/platform/reports',
    summary: 'Tells what happened to versions in a page',
    access: 'public',
    body: happenings,
    success: { status: 202 },
    errors: [],
    spared: ['rate_limited', 'service_unavailable'],
  }),
  tried: defineCall({
    method: 'POST',
    path: '/platform/trials',
    summary: 'Tells what a browser met that opened a build beside the live ones',
    access: 'team',
    body: releaseTrial,
    success: { status: 204 },
    errors: ['unauthorized', 'forbidden', 'version_unknown'],
  }),
  preview: defineCall({
    method: 'POST',
    path: '/platform/previews',
    summary: 'Lets one browser have other versions than everybody else',
    access: 'team',
    body: z.object({
      parts: versions.refine((parts) => Object.keys(parts).length > 0, 'required'),
    }),
    success: { status: 200, schema: preview },
    errors: ['unauthorized', 'forbidden', 'version_unknown'],
  }),
  collect: defineCall({
    method: 'POST',
    path: '/platform/collections',
    summary: 'Removes versions that nobody needs any more',
    access: 'team',
    body: z.object({ dry_run: z.boolean().optional() }),
    success: { status: 200, schema: z.array(z.object({ part: partName, version: partVersion })) },
    errors: ['unauthorized', 'forbidden'],
  }),
  status: defineCall({
    method: 'GET',
    path: '/platform/status',
    summary: 'What is live',
    access: 'team',
    success: { status: 200, schema: releaseStatus },
    errors: ['unauthorized'],
  }),
};

/** One thing that happened to a version in a page, see `happeningKind`. */
export type Happening = z.output<typeof happenings>['happenings'][number];
/** A build that is handed over, after validation; see `releaseUpload`. */
export type ReleaseUpload = z.output<typeof releaseUpload>;
/** A move that is asked for, after validation; see `releaseRequest`. */
export type ReleaseRequest = z.output<typeof releaseRequest>;
/** A move of a part, see `releaseMove`. */
export type ReleaseMove = z.output<typeof releaseMove>;
/** What a move does to a part: one of those of `releaseAction`. */
export type ReleaseAction = z.output<typeof releaseAction>;
/** What `GET /platform/figures` answers: for each part its live versions, with times in ms. */
export type ReleaseFigures = z.output<typeof partFigures>;
/** What `GET /platform/status` answers: what is live of each part, and what is wrong with it. */
export type ReleaseStatus = z.output<typeof releaseStatus>;
/** A build's trial in a browser, see `releaseTrial`. */
export type ReleaseTrial = z.output<typeof releaseTrial>;
/** What `POST /platform/previews` answers: a secret that shows one browser other versions until it expires. */
export type ReleasePreview = z.output<typeof preview>;
/** What `POST /platform/versions` answers: the build as it is known from then on. */
export type PublishedVersion = z.output<typeof publishedVersion>;
