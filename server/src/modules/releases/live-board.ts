import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/database.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import type { LivePart, LiveRelease } from '../../platform/pages/release-source.ts';
import { type Channel, type DescribedChannel, listChannels } from './channels-repository.ts';
import type { ReleaseFiles } from './release-files.ts';

/** Topic of moves. */
export const MOVES = 'release-moves';

/** How often a process looks whether it may have missed a move, in ms. */
const CHECK_MS = 1_000;

/** Versions kept in memory: those that are live, which each reading uses anew, and some that are previewed. */
const KEPT_PARTS = 60;

/** A part with the versions that visitors may get of it. */
export interface LiveChannel extends DescribedChannel {
  stablePart: LivePart | undefined;
  lastGoodPart: LivePart | undefined;
  canaryPart: LivePart | undefined;
}

/** What is live, in this process' memory: pages ask for it on every request, and while the database is away. */
export interface LiveBoard {
  /** What a visitor gets. */
  live: (visitor: string) => LiveRelease;
  /** Reads everything anew; what is known stays in force when that fails. */
  refresh: () => Promise<void>;
  channels: () => readonly LiveChannel[];
  /** A published version, or nothing when its files cannot be read. */
  part: (part: string, version: string) => Promise<LivePart | undefined>;
  stop: () => void;
}

/** The number of the release: that of the last move of any part. */
export const releaseNumber = (channels: readonly Pick<Channel, 'move_id'>[]): number =>
  Math.max(0, ...channels.map(({ move_id }) => move_id));

/** A visitor's place among a hundred, the same each time for one canary and another one for the next. */
const placeOf = (visitor: string, { part, canary }: DescribedChannel): number =>
  (createHash('sha256').update(`${visitor} ${part} ${canary}`).digest().readUInt32BE() / 2 ** 32) * 100;

const isChosen = (visitor: string, channel: LiveChannel): boolean =>
  channel.canaryPart !== undefined && placeOf(visitor, channel) < (channel.canary_percent ?? 0);

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

/** Keeps what is live in memory and hears of every move. */
export const createLiveBoard = (database: Database, events: EventBus, files: ReleaseFiles): LiveBoard => {
  let channels: readonly LiveChannel[] = [];
  let releases = new Map<string, LiveRelease>();
  let connection: number | undefined;
  let reading: Promise<void> | undefined;
  let isStale = false;
  const parts = new LRUCache<string, LivePart>({ max: KEPT_PARTS });

  const partOf = async (part: string, version: string | null): Promise<LivePart | undefined> => {
    if (version === null) return undefined;
    const key = `${part}@${version}`;
    const found = parts.get(key) ?? (await files.part(part, version));
    if (found) parts.set(key, found);
    return found;
  };

  const read = async (): Promise<void> => {
    connection = events.connection();
    const rows = await listChannels(database);
    channels = await Promise.all(
      rows.map(async (row) => ({
        ...row,
        stablePart: await partOf(row.part, row.stable),
        lastGoodPart: await partOf(row.part, row.last_good),
        canaryPart: await partOf(row.part, row.canary),
      })),
    );
    releases = new Map();
  };

  // A move that is announced while another one is being read is not in what was read.
  const refresh = (): Promise<void> => {
    isStale = true;
    reading ??= (async () => {
      try {
        while (isStale) {
          isStale = false;
          await read();
        }
      } catch (error) {
        // What was told is not known yet: asked again until it is.
        connection = undefined;
        throw error;
      } finally {
        reading = undefined;
      }
    })();
    return reading;
  };

  const isUncertain = (): boolean =>
    events.connection() === undefined ||
    events.connection() !== connection ||
    channels.some(({ stablePart }) => stablePart === undefined);
  const refreshQuietly = (): void => void refresh().catch(() => undefined);
  const timer = setInterval(() => {
    if (isUncertain()) refreshQuietly();
  }, CHECK_MS);
  timer.unref();
  const unsubscribe = events.subscribe(MOVES, refreshQuietly);

  return {
    refresh,
    channels: () => channels,
    part: partOf,
    live(visitor) {
      const chosen = channels.map((channel) => isChosen(visitor, channel));
      const key = chosen.join();
      const known = releases.get(key) ?? compose(channels, chosen);
      releases.set(key, known);
      return known;
    },
    stop() {
      clearInterval(timer);
      unsubscribe();
    },
  };
};
