import type { Happening } from '@tavolina/shared-api/contract';
import { LRUCache } from 'lru-cache';
import { groupOf } from './address-groups.ts';
import { endFailingCanaries } from './end-failing-canaries.ts';
import type { MoveDeps } from './move-release.ts';
import { isOffered } from './offered-version.ts';
import { type AgedCount, addCounts } from './reports-repository.ts';
import { bucketOf } from './version-health.ts';

const FLUSH_MS = 1_000;
/** What one address may tell in a minute; many diners stand behind one. */
const SHARE = 300;
const MINUTE_MS = 60_000;
/** How often canaries are judged of which nothing new is told: pages that are silent tell nothing. */
const JUDGE_MS = 15_000;

/** What comes after a start of code. */
const ENDS: readonly Happening['kind'][] = ['ready', 'left'];

/** A happening as it is counted, not yet once. */
const countOf = ({ part, version, kind, value }: Happening, ip: string, shell: string): AgedCount => {
  const group = groupOf(kind, ip);
  return {
    part,
    version,
    kind,
    bucket: group ?? (value === undefined ? 0 : bucketOf(value)),
    seconds: ENDS.includes(kind) ? Math.round((value ?? 0) / 1_000) : 0,
    count: 0,
    shell: part === 'shell' || group === undefined ? '' : shell,
  };
};

/** Takes what browsers tell of versions. */
export interface Reports {
  /** @param page version of the shell whose page told them; pages of before told none */
  take: (happenings: readonly Happening[], ip: string, page?: string) => void;
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

  const flush = async (): Promise<void> => {
    if (counts.size === 0) return;
    const taken = [...counts.values()];
    counts = new Map();
    try {
      await addCounts(database, taken);
      await endFailingCanaries(deps);
    } catch {
      // The next ones tell the same.
    }
  };

  const judge = async (): Promise<void> => {
    try {
      await endFailingCanaries(deps);
    } catch {
      // The next time tells the same.
    }
  };

  const timers = [setInterval(flush, FLUSH_MS), setInterval(judge, JUDGE_MS)];
  for (const timer of timers) timer.unref();

  return {
    flush,
    judge,
    take(happenings, ip, page = '') {
      const shell = isOffered(board.channels(), { part: 'shell', version: page }) ? page : '';
      for (const happening of happenings) {
        // What ends a start is taken as long as starts are: without it a page would count as silent.
        const isEnd = ENDS.includes(happening.kind);
        if (!isOffered(board.channels(), happening) || !(isEnd || isWithinShare(ip))) continue;
        const told = countOf(happening, ip, shell);
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
