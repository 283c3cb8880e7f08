import { defineJob } from '../../platform/jobs/jobs.ts';
import { MAIL_RETRIES } from '../../platform/mail/mail.ts';

/** Looks every minute which places have become silent. */
export const findSilentJob = defineJob<Record<string, never>>('find-silent-consoles');

/** A silence of a place's consoles. Times are ISO 8601. */
export interface Silence {
  business_id: string;
  /** The last sign, which tells this silence from a later one. */
  alive_at: string;
  /** Since when it counts: later than the last sign where the server itself could hear none. */
  from: string;
  /** When this is to be looked at. */
  look_at: string;
}

/** Looks at a silence when something may have to be done about it, and again until it is over (product.md §340, §341). */
export const silenceJob = defineJob<Silence>('console-silence');

/** What the owners of a place are told of a silence. Times are ISO 8601. */
interface ToldSilence {
  business_id: string;
  alive_at: string;
  /** Since when somebody should have been at a console. */
  silent_from: string;
}

/** The owners of a place are to hear that no console is open; with when the place pauses by itself. */
export const consoleSilentJob = defineJob<ToldSilence & { pauses_at: string }>(
  'console-silent',
  MAIL_RETRIES,
);

/** The owners of a place are to hear that it has paused by itself. */
export const placePausedJob = defineJob<ToldSilence>('place-paused', MAIL_RETRIES);
