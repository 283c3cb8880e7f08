import { z } from 'zod';
import { requiredLine, timestamp } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { partName, partVersion } from './part-names.ts';
import { ownBudgets } from './release-budgets.ts';

/** Kinds of moves. */
export const releaseAction = z.enum(['release', 'canary', 'promote', 'rollback', 'abort']);

const percent = z.number().int().min(1).max(99);
const reason = requiredLine(LIMITS.address);

/** A build: its files in base64 by name within the version's folder, including `platform.json`. */
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
  /** Only run the gate's checks. */
  dry_run: z.boolean().optional(),
  /** Why it weighs more than what is live of the part; such a build is refused without it. Kept with the version. */
  larger: reason.optional(),
  /** Why it may weigh more than the limits of its part; only an operator may say so. Kept with the version. */
  oversize: reason.optional(),
});

/** A published build. */
export const publishedVersion = z.object({
  part: partName,
  version: partVersion,
  /** False when the same build was published before. */
  is_new: z.boolean(),
  /** What visits load notably more of than with the live version, in bytes of brotli; servers before this field tell of none. */
  grown: z.array(z.object({ about: z.string(), bytes: z.number().int(), live: z.number().int() })).optional(),
});

/** A requested move of a part. Needs a reason or `by_hand`. */
export const releaseRequest = z
  .object({
    part: partName,
    action: releaseAction,
    /** Required for `release` and `canary`. Default for `rollback`: the last good version. */
    version: partVersion.optional(),
    /** Share of visitors, required for `canary`. */
    percent: percent.optional(),
    /** Reason, stored with the move. */
    reason: reason.optional(),
    /** Instead of a reason: an operator pressed a button. The history shows it in the reader's language. */
    by_hand: z.literal(true).optional(),
    /**
     * Why it goes live without a trial in a browser; stored. Otherwise `release` and `canary` need a trial.
     * A team for one part may then only start a canary of at most 10 %, whose promotion needs a trial. 10 %
     * is also its limit for a version that no operator has tried, until visitors have opened it. The first
     * version of a part is exempt.
     */
    untried: reason.optional(),
    /**
     * The caller knows that no visitor has opened the canary yet. Without it, such a promotion is rejected.
     */
    unopened: z.literal(true).optional(),
    /** Id of the part's last move that the caller saw. If there was another since, it is a conflict. */
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

/** A move of a part in the history, or of a dry run. */
export const releaseMove = z.object({
  /** Number of the release; 0 for a dry run. */
  id: z.number().int(),
  part: partName,
  action: releaseAction,
  /** The canary after `canary`, else the version that is fully live afterwards, also after `abort`. */
  version: partVersion,
  /**
   * The version before: the earlier canary for `canary` and `abort`, else the one that was fully live;
   * null: none.
   */
  replaced: partVersion.nullable(),
  percent: percent.nullable(),
  moved_by: z.string(),
  /** The reason as written, or an automatic one in the requested language. */
  reason: z.string(),
  /** Why it went live without a trial in a browser; null if it was tried. */
  untried: z.string().nullable(),
  /** The team that tried it, if no operator did (product.md §121); null otherwise. */
  team_trial: z.string().nullable().optional(),
  moved_at: timestamp,
});

/** A version of each part. */
export const partVersions = z.record(partName, partVersion);

/**
 * Result of opening a build in a browser with other parts. The build can go live after a trial without
 * problems, or as `untried`.
 */
export const releaseTrial = z.object({
  part: partName,
  version: partVersion,
  /** Versions of the other parts. */
  beside: partVersions,
  /** Problems, one sentence each; empty if none. */
  problems: z.array(requiredLine(LIMITS.message)).max(50),
});

/** How a browser opens a build. */
export const releasePreview = z.object({
  /** Value of the browser's cookie. */
  token: z.string(),
  /** Path below the pages' origin that sets the cookie in the browser that opens it. */
  opens: z.string(),
  expires_at: timestamp,
});

const livePart = z.object({
  part: partName,
  stable: partVersion,
  stable_since: timestamp,
  last_good: partVersion.nullable(),
  canary: z.object({ version: partVersion, percent, since: timestamp }).nullable(),
  /** Id of the part's last move. */
  move_id: z.number().int(),
  /** Size of a first visit, in bytes before compression. */
  first_bytes: z.number().int(),
  /** Whether the files of the live version are readable. */
  is_readable: z.boolean(),
  /** Files of live versions that are missing or corrupt in the store, by version; normally empty. */
  missing: z.array(z.object({ version: partVersion, files: z.array(z.string()) })),
  /** Live versions that a person released without a trial; missing in older servers. */
  untried: z.array(z.object({ version: partVersion, why: z.string(), moved_by: z.string() })).optional(),
  /** Versions among them that weigh more than what was live before, and why; servers before this field tell of none. */
  larger: z.array(z.object({ version: partVersion, why: z.string() })).optional(),
  /** Versions among them that an operator let in above the limits, and why; missing in older servers. */
  oversize: z.array(z.object({ version: partVersion, why: z.string() })).optional(),
  /** Budgets that an operator set for the part, in bytes of brotli; missing in older servers. */
  budgets: ownBudgets.optional(),
  /**
   * Its versions that need something of a shared module that the live shell, or its canary, does not give;
   * missing in older servers.
   */
  unfit: z.array(z.object({ version: partVersion, message: z.string() })).optional(),
  /** Parts of the API that its versions need and this server no longer offers; normally empty. */
  breaches: z.array(
    z.object({
      version: partVersion,
      /** Call and field, for example `POST /orders: body.items`. */
      about: z.string(),
      message: z.string(),
    }),
  ),
});

/** The live versions of each part, with problems. */
export const releaseStatus = z.object({
  /** Number of the release. */
  id: z.number().int(),
  /** Team of the token, and the part it may move; none: all. */
  team: z.string(),
  may_move: partName.nullable(),
  /** Whether it only looks (product.md §538); servers before this field have no such tokens. */
  is_observer: z.boolean().optional(),
  parts: z.array(livePart),
});

/** An uploaded build after validation; see `releaseUpload`. */
export type ReleaseUpload = z.output<typeof releaseUpload>;
/** A requested move after validation; see `releaseRequest`. */
export type ReleaseRequest = z.output<typeof releaseRequest>;
/** A move of a part, see `releaseMove`. */
export type ReleaseMove = z.output<typeof releaseMove>;
/** A kind of move; see `releaseAction`. */
export type ReleaseAction = z.output<typeof releaseAction>;
/** Response of `GET /platform/status`: the live versions of each part, with problems. */
export type ReleaseStatus = z.output<typeof releaseStatus>;
/** A build's trial in a browser, see `releaseTrial`. */
export type ReleaseTrial = z.output<typeof releaseTrial>;
/**
 * Response of `POST /platform/previews`: a secret that gives one browser other versions until it expires.
 */
export type ReleasePreview = z.output<typeof releasePreview>;
/** Response of `POST /platform/versions`: the published build. */
export type PublishedVersion = z.output<typeof publishedVersion>;
