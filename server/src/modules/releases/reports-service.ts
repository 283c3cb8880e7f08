import type { Happening } from '@tavolina/shared-api/contract';
import { LRUCache } from 'lru-cache';
import { groupOf, groupsThatTold } from './address-groups.ts';
import { mustAbort, type Told } from './canary-rule.ts';
import { type MoveDeps, moveRelease } from './move-release.ts';
import { isOffered } from './offered-version.ts';
import { type AgedCount, addCounts, sumCounts } from './reports-repository.ts';
import { bucketOf, type Health, healthOf } from './version-health.ts';

const FLUSH_MS = 1_000;
/** What one address may tell in a minute; many diners stand behind one. */
const SHARE = 300;
const MINUTE_MS = 60_000;
/** How often canaries are judged of which nothing new is told: pages that are silent tell nothing. */
const JUDGE_MS = 15_000;

/** What comes after a start of code. */
const ENDS: readonly Happening['kind'][] = ['ready', 'left'];

/** A happening as it is counted, not yet once. */
const countOf = ({ part, version, kind, value }: Happening, ip: string): AgedCount => ({
  part,
  version,
  kind,
  bucket: groupOf(kind, ip) ?? (value === undefined ? 0 : bucketOf(value)),
  seconds: ENDS.includes(kind) ? Math.round((value ?? 0) / 1_000) : 0,
  count: 0,
});

/** A page that never was ready failed. */
const withSilent = ({ opened, failed, silent = 0 }: Health): Told['health'] => ({
  opened,
  failed: failed + silent,
});

/** Takes what browsers tell of versions. */
export interface Reports {
  take: (happenings: readonly Happening[], ip: string) => void;
  /** Stores what was taken and ends canaries that fail too often. Never throws: reports are worth no failure. */
  flush: () => Promise<void>;
  /** Ends canaries that fail too often by what is stored. Never throws. */
  judge: () => Promise<void>;
  stop: () => void;
}

/** Counts reports in memory and stores them once a second, so that a flood of them costs the database nothing. */
export const createReports = (deps: MoveDeps): Reports => {
  const { database, board } = deps;
  const told = new LRUCache<string, { count: number }>({ max: 20_000, ttl: MINUTE_MS });
  let counts = new Map<string, AgedCount>();

  const isWithinShare = (ip: string): boolean => {
    const entry = told.get(ip) ?? { count: 0 };
    if (entry.count === 0) told.set(ip, entry);
    entry.count += 1;
    return entry.count <= SHARE;
  };

  const abortFailing = async (): Promise<void> => {
    for (const { part, stable, canary, canary_since, move_id } of board.channels()) {
      if (!canary || !canary_since) continue;
      const sums = await sumCounts(database, canary_since);
      const toldOf = (version: string): Told => ({
        health: withSilent(healthOf(sums, part, version)),
        places: groupsThatTold(sums, part, version),
      });
      const told = toldOf(canary);
      if (!mustAbort(told, toldOf(stable))) continue;
      const { failed, opened } = told.health;
      const reason = { code: 'canary_failed' as const, failed, opened };
      // Only the canary these figures are of: another one may have begun meanwhile.
      const request = { part, action: 'abort' as const, reason, expected_move: move_id };
      await moveRelease(deps, request, 'platform');
    }
  };

  const flush = async (): Promise<void> => {
    if (counts.size === 0) return;
    const taken = [...counts.values()];
    counts = new Map();
    try {
      await addCounts(database, taken);
      await abortFailing();
    } catch {
      // The next ones tell the same.
    }
  };

  const judge = async (): Promise<void> => {
    try {
      await abortFailing();
    } catch {
      // The next time tells the same.
    }
  };

  const timers = [setInterval(flush, FLUSH_MS), setInterval(judge, JUDGE_MS)];
  for (const timer of timers) timer.unref();

  return {
    flush,
    judge,
    take(happenings, ip) {
      for (const happening of happenings) {
        // What ends a start is taken as long as starts are: without it a page would count as silent.
        const isEnd = ENDS.includes(happening.kind);
        if (!isOffered(board.channels(), happening) || !(isEnd || isWithinShare(ip))) continue;
        const told = countOf(happening, ip);
        const key = Object.values(told).join(' ');
        const entry = counts.get(key) ?? told;
        counts.set(key, { ...entry, count: entry.count + 1 });
      }
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
};
