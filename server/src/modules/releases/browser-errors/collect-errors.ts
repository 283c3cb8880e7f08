import { createHash } from 'node:crypto';
import type { ReportedError } from '@tavolina/shared-api/contract';
import type { Database } from '../../../platform/database/database.ts';
import { deviceOf } from '../../identity/identity-service.ts';
import type { LiveReleases } from '../moves/live-releases.ts';
import { addressShare } from '../reports/address-share.ts';
import { isOffered } from '../versions/offered-version.ts';
import { addErrors, type CountedError } from './browser-errors-repository.ts';
import { pagePath } from './page-path.ts';
import { blamedOf, type ReleaseFrame, releaseFramesOf } from './release-frames.ts';
import { withoutPersonalData } from './without-personal-data.ts';

const FLUSH_MS = 1_000;
/** Errors that are taken of one address in a minute; many diners may share one. */
const SHARE = 60;
/** Different errors that are held until they are stored. More would be random texts. */
const MOST = 100;
/** Frames by which errors are told apart. */
const TELLING_FRAMES = 5;

/** Receives errors that browsers report. */
export interface ErrorCollector {
  take: (errors: readonly ReportedError[], from: { ip: string; userAgent: string }) => void;
  /** Stores what was received. Never throws, because reports must not cause failures. */
  flush: () => Promise<void>;
  stop: () => void;
}

const fingerprintOf = (message: string, frames: readonly ReleaseFrame[]): string =>
  createHash('sha256')
    .update(JSON.stringify([message, frames.slice(0, TELLING_FRAMES)]))
    .digest('base64url')
    .slice(0, 22);

/** Counts errors in memory (product.md §595, §596) and stores them once a second, so that floods do not load the database. */
export const collectErrors = (
  database: Database,
  liveReleases: Pick<LiveReleases, 'channels'>,
): ErrorCollector => {
  const isWithinShare = addressShare(SHARE);
  let counted = new Map<string, CountedError>();

  const take: ErrorCollector['take'] = (errors, { ip, userAgent }) => {
    for (const error of errors) {
      const frames = releaseFramesOf(error);
      const blamed = blamedOf(frames);
      // Of extensions and other sites' scripts nothing is known, and old versions are mended already.
      if (!blamed || !isOffered(liveReleases.channels(), blamed) || !isWithinShare(ip)) continue;
      const { part, version } = blamed;
      const message = withoutPersonalData(error.message);
      const fingerprint = fingerprintOf(message, frames);
      const known = counted.get(`${part} ${fingerprint}`);
      if (!known && counted.size >= MOST) continue;
      const { browser, system } = deviceOf(userAgent);
      counted.set(`${part} ${fingerprint}`, {
        ...{ part, version, fingerprint, message, frames },
        path: pagePath(error.path),
        browser: [browser, system].filter(Boolean).join(', '),
        count: (known?.count ?? 0) + 1,
      });
    }
  };

  const flush = async (): Promise<void> => {
    if (counted.size === 0) return;
    const taken = [...counted.values()];
    counted = new Map();
    try {
      await addErrors(database, taken);
    } catch {
      // An error that matters is reported again.
    }
  };

  const timer = setInterval(flush, FLUSH_MS);
  timer.unref();
  return { take, flush, stop: () => clearInterval(timer) };
};
