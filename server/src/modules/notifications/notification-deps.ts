import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Deliver } from './deliver.ts';
import type { Links } from './links.ts';

/** What the work that sends mails needs. */
export interface NotificationDeps {
  database: Database;
  jobs: Jobs;
  links: Links;
  deliver: Deliver;
  /** Makes the token of a request for a new password. */
  issueResetToken: (requestId: string) => Promise<{ userId: string; token: string } | undefined>;
  /** Who gets the messages of the contact form. */
  contactEmail: string;
}
