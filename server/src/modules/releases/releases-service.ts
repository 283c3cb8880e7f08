import type { Database } from '../../platform/database/database.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import type { ReleaseSource } from '../../platform/pages/release-source.ts';
import { collectErrors, type ErrorCollector } from './browser-errors/collect-errors.ts';
import { type ContractCompatibility, createContractCompatibility } from './moves/contract-compatibility.ts';
import { createLiveReleases } from './moves/live-releases.ts';
import { createPreviews, type Previews } from './moves/previews.ts';
import { createReports, type Reports } from './reports-service.ts';
import type { Team } from './teams/team-tokens-repository.ts';
import { publishBuilds, type StartOptions } from './versions/publish-builds.ts';
import type { PublishDeps } from './versions/publish-version.ts';
import { openReleaseFiles } from './versions/release-files.ts';
import { removeOldVersions } from './versions/remove-old-versions.ts';

export type { TeamCalls } from './teams/team-calls.ts';
export { requireOperator } from './teams/team-tokens.ts';
export { listReleaseFiles } from './versions/stored-files-repository.ts';

/** The release platform of one process. */
export interface Releases extends PublishDeps {
  reports: Reports;
  browserErrors: ErrorCollector;
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
  const browserErrors = collectErrors(background, liveReleases);
  const previews = createPreviews(database, liveReleases);
  const contract = createContractCompatibility(background, liveReleases);
  return {
    ...deps,
    reports,
    browserErrors,
    previews,
    contract,
    source: { live: liveReleases.live, file: files.read, preview: previews.read },
    // In the background pool: deleting many files holds a lock on the version.
    collect: (team, isDryRun) => removeOldVersions({ database: background, files }, team, isDryRun),
    publishBuilds: (folders, options) => publishBuilds({ ...deps, database: background }, folders, options),
    async stop() {
      reports.stop();
      browserErrors.stop();
      liveReleases.stop();
      await Promise.all([reports.flush(), browserErrors.flush()]);
    },
  };
};
