import { END_KINDS, type Happening } from '@tavolina/shared-api/contract';
import type { MoveDeps } from './moves/move-release.ts';
import { abortFailingCanaries } from './reports/abort-failing-canaries.ts';
import { addressGroupOf } from './reports/address-groups.ts';
import { addressShare } from './reports/address-share.ts';
import { type AgedCount, addCounts } from './reports/reports-repository.ts';
import { bucketOf } from './reports/version-health.ts';
import { isOffered } from './versions/offered-version.ts';

const FLUSH_MS = 1_000;
/** Reports that one address may send in a minute; many diners may share one. */
const SHARE = 300;
/**
 * How often canaries are checked without new reports, because a page that never became ready sends none.
 */
const JUDGE_MS = 15_000;

/** Converts a report to a count of one. */
const countOf = ({ part, version, kind, value }: Happening, ip: string, shell: string): AgedCount => {
  const addressGroup = addressGroupOf(kind, ip);
  return {
    part,
    version,
    kind,
    bucket: addressGroup ?? (value === undefined ? 0 : bucketOf(value)),
    seconds: END_KINDS.includes(kind) ? Math.round((value ?? 0) / 1_000) : 0,
    count: 0,
    shell: part === 'shell' || addressGroup === undefined ? '' : shell,
  };
};

/** Receives browser reports about versions. */
export interface Reports {
  /** @param page version of the shell that sent the reports; older shells send none */
  take: (happenings: readonly Happening[], ip: string, page?: string) => void;
  /**
   * Stores the received reports and aborts failing canaries. Never throws, because reports must not cause
   * failures.
   */
  flush: () => Promise<void>;
  /** Aborts failing canaries by the stored reports. Never throws. */
  judge: () => Promise<void>;
  stop: () => void;
}

/** Counts reports in memory and stores them once a second, so that floods do not load the database. */
export const createReports = (deps: MoveDeps): Reports => {
  const { database, liveReleases } = deps;
  const isWithinShare = addressShare(SHARE);
  let counts = new Map<string, AgedCount>();

  const flush = async (): Promise<void> => {
    if (counts.size === 0) return;
    const taken = [...counts.values()];
    counts = new Map();
    try {
      await addCounts(database, taken);
      await abortFailingCanaries(deps);
    } catch {
      // The next check sees the same reports.
    }
  };

  const judge = async (): Promise<void> => {
    try {
      await abortFailingCanaries(deps);
    } catch {
      // The next check sees the same reports.
    }
  };

  const timers = [setInterval(flush, FLUSH_MS), setInterval(judge, JUDGE_MS)];
  for (const timer of timers) timer.unref();

  return {
    flush,
    judge,
    take(happenings, ip, page = '') {
      const shell = isOffered(liveReleases.channels(), { part: 'shell', version: page }) ? page : '';
      for (const happening of happenings) {
        // Ends of starts are accepted as long as starts are. Otherwise a page would count as never ready.
        const isEnd = END_KINDS.includes(happening.kind);
        if (!isOffered(liveReleases.channels(), happening) || !(isEnd || isWithinShare(ip))) continue;
        const count = countOf(happening, ip, shell);
        const key = Object.values(count).join(' ');
        const entry = counts.get(key) ?? count;
        counts.set(key, { ...entry, count: entry.count + 1 });
      }
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
};
