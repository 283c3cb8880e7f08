import { DAY_MS } from '../../platform/clock/clock.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { deleteMessages } from './contact-repository.ts';
import type { ContactDeps } from './contact-service.ts';

/** The team gets messages by mail, so old ones are deleted here. */
export const deleteMessagesJob = defineJob<Record<string, never>>('forget-contact-messages');
const KEPT_MS = 90 * DAY_MS;

/** Deletes old messages every night (product.md §44). */
export const startContactUpkeep = ({ database, jobs, clock }: Omit<ContactDeps, 'limits'>): void => {
  jobs.handle(deleteMessagesJob, () => deleteMessages(database, new Date(clock().getTime() - KEPT_MS)));
  jobs.repeat(deleteMessagesJob, '20 4 * * *');
};
