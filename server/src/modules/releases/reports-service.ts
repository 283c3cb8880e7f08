import type { Happening } from '@tavolina/shared-api/contract';
import { LRUCache } from 'lru-cache';
import { groupOf, groupsThatTold } from './address-groups.ts';
import { mustAbort, type Told } from './canary-rule.ts';
import { type MoveDeps, moveRelease } from './move-release.ts';
import { isOffered } from './offered-version.ts';
import { addCounts, type Count, sumCounts } from './reports-repository.ts';
import { bucketOf, healthOf } from './version-health.ts';

const FLUSH_MS = 1_000;
/** What one address may tell in a minute; many diners stand behind one. */
const SHARE = 300;
const MINUTE_MS = 60_000;

/** Takes what browsers tell of versions. */
export interface Reports {
  take: (happenings: readonly Happening[], ip: string) => void;
  /** Stores what was taken and ends canaries that fail too often. Never throws: reports are worth no failure. */
  flush: () => Promise<void>;
  stop: () => void;
}

/** Counts reports in memory and stores them once a second, so that a flood of them costs the database nothing. */
export const createReports = (deps: MoveDeps): Reports => {
  const { database, board } = deps;
  const told = new LRUCache<string, { count: number }>({ max: 20_000, ttl: MINUTE_MS });
  let counts = new Map<string, Count>();

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
        health: healthOf(sums, part, version),
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

  const timer = setInterval(flush, FLUSH_MS);
  timer.unref();

  return {
    flush,
    take(happenings, ip) {
      for (const happening of happenings) {
        if (!isOffered(board.channels(), happening) || !isWithinShare(ip)) continue;
        const { part, version, kind, value } = happening;
        const bucket = groupOf(kind, ip) ?? (value === undefined ? 0 : bucketOf(value));
        const key = `${part} ${version} ${kind} ${bucket}`;
        const entry = counts.get(key) ?? { part, version, kind, bucket, count: 0 };
        entry.count += 1;
        counts.set(key, entry);
      }
    },
    stop() {
      clearInterval(timer);
    },
  };
};
