import type { Language, ReleaseMove, ReleaseStatus } from '@tavolina/shared-api/contract';
import type { Database } from '../../../platform/database/database.ts';
import { firstFiles, type LivePart } from '../../../platform/pages/release-source.ts';
import { listBudgets } from '../gate/budgets-repository.ts';
import { checkSharedModules } from '../gate/check-shared-names.ts';
import { sentenceOf } from '../gate/refusal.ts';
import type { Releases } from '../releases-service.ts';
import { reasonIn } from '../reports/automatic-reasons.ts';
import type { Team } from '../teams/team-tokens-repository.ts';
import { missingOf } from '../versions/missing-files.ts';
import { listSizeReasons } from '../versions/versions-repository.ts';
import { type Channel, factsBeside } from './channels-repository.ts';
import { type LiveChannel, offeredOf } from './live-channel.ts';
import { releaseNumber } from './live-releases.ts';
import { listMoves, listUntried, type Move } from './moves-repository.ts';

const MOVES_SHOWN = 50;

const firstBytes = (part: LivePart | undefined): number =>
  part
    ? firstFiles(part.platform).reduce((sum, file) => sum + (part.platform.files[file]?.bytes ?? 0), 0)
    : 0;

/** A move for the API, with automatic reasons in the reader's language. */
export const toReleaseMove = (
  { moved_at, own_reason, reason, untried, ...move }: Move,
  language: Language,
): ReleaseMove => {
  const own = own_reason && reasonIn(language, own_reason);
  return {
    ...move,
    reason: own ?? reason,
    // An automatic release without a trial has the same reason for both.
    untried: own && untried === reason ? own : untried,
    moved_at: moved_at.toISOString(),
  };
};

/** The newest moves. */
export const recentMoves = async (database: Database, language: Language): Promise<ReleaseMove[]> =>
  (await listMoves(database, MOVES_SHOWN)).map((move) => toReleaseMove(move, language));

const breachesOf = async (
  { contract }: Releases,
  channel: Channel,
  language: Language,
): Promise<ReleaseStatus['parts'][number]['breaches']> =>
  (await contract.of(channel)).flatMap(({ version, refusals }) =>
    refusals.map((refusal) => ({ version, about: refusal.about, message: sentenceOf(refusal, language) })),
  );

/**
 * A version that goes out again, by a rollback or in a page that fell back, is not judged anew: it may ask
 * the shell of today for what that no longer gives.
 */
const unfitOf = (
  channels: readonly LiveChannel[],
  channel: LiveChannel,
  language: Language,
): NonNullable<ReleaseStatus['parts'][number]['unfit']> => {
  const others = factsBeside(channels).filter(({ name }) => name !== channel.part);
  return offeredOf(channel).flatMap(({ version, facts }) =>
    checkSharedModules(facts, others).map((refusal) => ({ version, message: sentenceOf(refusal, language) })),
  );
};

const canaryOf = ({ canary, canary_percent, canary_since }: Channel) =>
  canary !== null && canary_percent !== null && canary_since !== null
    ? { version: canary, percent: canary_percent, since: canary_since.toISOString() }
    : null;

/** The versions of a part that have a reason for their size, and the reason. */
const reasonsOf = (
  all: Awaited<ReturnType<typeof listSizeReasons>>,
  part: string,
  kind: 'larger' | 'oversize',
): { version: string; why: string }[] =>
  all.flatMap(({ part: of, version, [kind]: why }) =>
    of === part && why !== null ? [{ version, why }] : [],
  );

/** The live releases, as this process knows them. */
export const statusOf = async (
  releases: Releases,
  team: Team,
  language: Language,
): Promise<ReleaseStatus> => {
  const channels = releases.liveReleases.channels();
  const current = channels.flatMap(({ part, stable, canary }) =>
    [stable, ...(canary === null ? [] : [canary])].map((version) => ({ part, version })),
  );
  const untried = await listUntried(releases.database, current);
  const sizeReasons = await listSizeReasons(releases.database, current);
  const budgets = await listBudgets(releases.database);
  const parts = channels.map(async (channel) => ({
    part: channel.part,
    stable: channel.stable,
    stable_since: channel.stable_since.toISOString(),
    last_good: channel.last_good,
    canary: canaryOf(channel),
    move_id: channel.move_id,
    first_bytes: firstBytes(channel.stablePart),
    missing: await missingOf(releases.files, channel),
    is_readable: channel.stablePart !== undefined,
    untried: untried
      .filter(({ part }) => part === channel.part)
      .map(({ version, why, moved_by }) => ({ version, why, moved_by })),
    larger: reasonsOf(sizeReasons, channel.part, 'larger'),
    oversize: reasonsOf(sizeReasons, channel.part, 'oversize'),
    budgets: budgets.get(channel.part) ?? {},
    breaches: await breachesOf(releases, channel, language),
    unfit: unfitOf(channels, channel, language),
  }));
  return {
    id: releaseNumber(channels),
    team: team.name,
    may_move: team.part,
    is_observer: team.is_observer,
    parts: await Promise.all(parts),
  };
};
