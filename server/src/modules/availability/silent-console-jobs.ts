import { defineJob } from '../../platform/jobs/jobs.ts';
import { MAIL_RETRIES } from '../../platform/mail/mail.ts';
import { defineMailJob } from '../../platform/mail/mail-jobs.ts';

/** Finds, every minute, the places whose consoles have become silent. */
export const findSilentJob = defineJob<Record<string, never>>('find-silent-consoles');

/** A place without a heartbeat of its consoles. Times are ISO 8601. */
export interface Silence {
  business_id: string;
  /** The last heartbeat. It tells this silence from a later one. */
  alive_at: string;
  /** Start of the silence: later than the last heartbeat if no server was running to receive one. */
  from: string;
  /** When the silence is to be checked. */
  look_at: string;
}

/** Checks a silence when something may be due, until it is over (product.md §340, §341). */
export const silenceJob = defineJob<Silence>('console-silence');

/** What owners are told about a silence. Times are ISO 8601. */
export interface SilenceNotice {
  business_id: string;
  alive_at: string;
  /** Since when a console should have been open. */
  silent_from: string;
}

/** Tells the owners of a place that no console is open, and when the place will pause by itself. */
export const consoleSilentJob = defineJob<SilenceNotice & { pauses_at: string }>(
  'console-silent',
  MAIL_RETRIES,
);

/** Tells the owners of a place that it has paused by itself. Its stored name is that of versions before. */
export const unattendedJob = defineJob<SilenceNotice>('place-paused', MAIL_RETRIES);

/** Mails one owner about a silence, unless it is over or a push has reached a device of theirs (product.md §525). */
export const silenceMailJob = defineMailJob<
  SilenceNotice & {
    user_id: string;
    /** `placePaused` is what versions before queued for `placeUnattended`. */
    kind: 'consoleSilent' | 'placeUnattended' | 'placePaused';
    /** When the place pauses, or since when it has paused; formatted. */
    time: string;
    /** A push since then counts, ISO 8601. */
    told_at: string;
  }
>('silence-mail', [
  { what: 'silence', whose: 'place', about: 'place', ids: ['consoleSilent', 'placeUnattended'] },
]);
