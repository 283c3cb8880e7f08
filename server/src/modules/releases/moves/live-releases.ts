import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/database.ts';
import type { EventBus } from '../../../platform/events/event-bus.ts';
import { keepCurrent } from '../../../platform/events/keep-current.ts';
import type { LivePart, LiveRelease } from '../../../platform/pages/release-source.ts';
import type { ReleaseFiles } from '../versions/release-files.ts';
import type { VersionFacts } from '../versions/version-facts.ts';
import { findVersion } from '../versions/versions-repository.ts';
import { type Channel, type DescribedChannel, listChannels } from './channels-repository.ts';
import { type LiveChannel, offeredOf } from './live-channel.ts';

/** Event topic of moves. */
export const MOVES = 'release-moves';

/** Versions in memory: the live ones, which every refresh touches, and some previewed ones. */
const KEPT_PARTS = 60;

/**
 * The live releases, in the memory of this process. Pages need them on every request, also while the
 * database is unavailable.
 */
export interface LiveReleases {
  /** The release for a visitor. */
  live: (visitor: string) => LiveRelease;
  /** Reloads everything. On failure, the current state stays. */
  refresh: () => Promise<void>;
  channels: () => readonly LiveChannel[];
  /** A published version; undefined when its files cannot be read, or are not those that were published. */
  part: (part: string, version: string) => Promise<LivePart | undefined>;
  stop: () => void;
}

/** The number of the release: the id of the last move of any part. */
export const releaseNumber = (channels: readonly Pick<Channel, 'move_id'>[]): number =>
  Math.max(0, ...channels.map(({ move_id }) => move_id));

/** A visitor's percentile: the same throughout one canary, and another for the next. */
const percentileOf = (visitor: string, { part, canary }: DescribedChannel): number =>
  (createHash('sha256').update(`${visitor} ${part} ${canary}`).digest().readUInt32BE() / 2 ** 32) * 100;

const isChosen = (visitor: string, channel: LiveChannel): boolean =>
  channel.canaryPart !== undefined && percentileOf(visitor, channel) < (channel.canary_percent ?? 0);

const compose = (channels: readonly LiveChannel[], chosen: readonly boolean[]): LiveRelease => {
  const release: LiveRelease = {
    id: releaseNumber(channels),
    parts: new Map(),
    fallbacks: new Map(),
    absent: [],
    isSplit: channels.some(({ canaryPart }) => canaryPart !== undefined),
  };
  channels.forEach((channel, index) => {
    const { part, stablePart, lastGoodPart, canaryPart, stable_facts: facts } = channel;
    const [first, ...others] = [chosen[index] ? canaryPart : undefined, stablePart, lastGoodPart].filter(
      (candidate) => candidate !== undefined,
    );
    const [second] = others;
    if (!first) {
      const { prefixes, namespace } = facts;
      release.absent.push({ name: part, version: channel.stable, prefixes, namespace });
      return;
    }
    release.parts.set(part, first);
    if (second) release.fallbacks.set(part, second);
  });
  return release;
};

/** Holds the live releases in memory and updates them on every move. */
export const createLiveReleases = (
  database: Database,
  events: EventBus,
  files: ReleaseFiles,
): LiveReleases => {
  let channels: readonly LiveChannel[] = [];
  let releases = new Map<string, LiveRelease>();
  const parts = new LRUCache<string, LivePart>({ max: KEPT_PARTS });

  const partOf = async (
    part: string,
    version: string | null,
    told?: VersionFacts | null,
  ): Promise<LivePart | undefined> => {
    if (version === null) return undefined;
    const key = `${part}@${version}`;
    const known = parts.get(key);
    if (known) return known;
    const facts = told ?? (await findVersion(database, part, version));
    const found = facts && (await files.part(part, version, facts));
    if (found) parts.set(key, found);
    return found;
  };

  const read = async (): Promise<void> => {
    const rows = await listChannels(database);
    channels = await Promise.all(
      rows.map(async (row) => ({
        ...row,
        stablePart: await partOf(row.part, row.stable, row.stable_facts),
        lastGoodPart: await partOf(row.part, row.last_good, row.last_good_facts),
        canaryPart: await partOf(row.part, row.canary, row.canary_facts),
      })),
    );
    releases = new Map();
  };

  const isIncomplete = (): boolean =>
    channels.some((channel) => offeredOf(channel).some(({ live }) => live === undefined));
  const { refresh, stop } = keepCurrent(events, MOVES, read, isIncomplete);

  return {
    refresh,
    channels: () => channels,
    part: (part, version) => partOf(part, version),
    live(visitor) {
      const chosen = channels.map((channel) => isChosen(visitor, channel));
      const key = chosen.join();
      const known = releases.get(key) ?? compose(channels, chosen);
      releases.set(key, known);
      return known;
    },
    stop,
  };
};
