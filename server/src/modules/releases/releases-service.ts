import type { Language, ReleaseMove, ReleaseStatus } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import { firstFiles, type LivePart, type ReleaseSource } from '../../platform/pages/release-source.ts';
import { reasonIn } from './automatic-reasons.ts';
import { type Channel, factsBeside } from './channels-repository.ts';
import { type ContractCompatibility, createContractCompatibility } from './contract-compatibility.ts';
import { checkSharedModules } from './gate/check-shared-names.ts';
import { sentenceOf } from './gate/refusal.ts';
import { type LiveChannel, offeredOf } from './live-channel.ts';
import { createLiveReleases, releaseNumber } from './live-releases.ts';
import { missingOf } from './missing-files.ts';
import { listMoves, listUntried, type Move } from './moves-repository.ts';
import { createPreviews, type Previews } from './previews.ts';
import { publishBuilds, type StartOptions } from './publish-builds.ts';
import type { PublishDeps } from './publish-version.ts';
import { openReleaseFiles } from './release-files.ts';
import { removeOldVersions } from './remove-old-versions.ts';
import { createReports, type Reports } from './reports-service.ts';
import type { Team } from './team-tokens-repository.ts';
import { listLarger } from './versions-repository.ts';

export { listReleaseFiles } from './stored-files-repository.ts';

const MOVES_SHOWN = 50;

/** The release platform of one process. */
export interface Releases extends PublishDeps {
  reports: Reports;
  previews: Previews;
  contract: ContractCompatibility;
  /** Source of the releases that pages are made of. */
  source: ReleaseSource;
  /** Publishes the builds that came with this server, and releases parts that were never released. */
  publishBuilds: (folders: readonly string[], options: StartOptions) => Promise<void>;
  /** Deletes old versions; see `removeOldVersions`. */
  collect: (team: Team, isDryRun?: boolean) => ReturnType<typeof removeOldVersions>;
  stop: () => Promise<void>;
}

/** Opens the release platform. `liveReleases.refresh` must succeed once before pages are served. */
export const openReleases = (
  database: Database,
  background: Database,
  events: EventBus,
  store: ObjectStore,
): Releases => {
  const files = openReleaseFiles(store);
  // In the background pool: a busy database must not make the start fail.
  const liveReleases = createLiveReleases(background, events, files);
  const deps = { database, files, liveReleases };
  const reports = createReports({ ...deps, database: background });
  const previews = createPreviews(database, liveReleases);
  const contract = createContractCompatibility(background, liveReleases);
  return {
    ...deps,
    reports,
    previews,
    contract,
    source: { live: liveReleases.live, file: files.read, preview: previews.read },
    // In the background pool: deleting many files holds a lock on the version.
    collect: (team, isDryRun) => removeOldVersions({ database: background, files }, team, isDryRun),
    publishBuilds: (folders, options) => publishBuilds({ ...deps, database: background }, folders, options),
    async stop() {
      reports.stop();
      liveReleases.stop();
      await reports.flush();
    },
  };
};

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
  const larger = await listLarger(releases.database, current);
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
    larger: larger.filter(({ part }) => part === channel.part).map(({ version, why }) => ({ version, why })),
    breaches: await breachesOf(releases, channel, language),
    unfit: unfitOf(channels, channel, language),
  }));
  return {
    id: releaseNumber(channels),
    team: team.name,
    may_move: team.part,
    parts: await Promise.all(parts),
  };
};
