import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { PushOnce } from '../push/push-service.ts';
import type { Links } from './links.ts';
import type { MailOnce } from './mail-once.ts';

/** Dependencies of the jobs that send mails. */
export interface NotificationDeps {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  links: Links;
  mailOnce: MailOnce;
  pushOnce: PushOnce;
  /** Makes the token of a password reset request. */
  issueResetToken: (requestId: string) => Promise<{ userId: string; token: string } | undefined>;
  /** Recipient of contact messages. */
  contactEmail: string;
}
