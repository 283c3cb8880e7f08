import { DAY_MS } from '../../platform/clock/clock.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { deleteMessages } from './contact-repository.ts';
import type { ContactDeps } from './contact-service.ts';

/** Messages are the team's by mail; here they are forgotten. */
export const forgetMessagesJob = defineJob<Record<string, never>>('forget-contact-messages');
const KEPT_MS = 90 * DAY_MS;

/** Forgets old messages, each night (product.md §44). */
export const startContactUpkeep = ({ database, jobs, clock }: Omit<ContactDeps, 'limits'>): void => {
  jobs.handle(forgetMessagesJob, () => deleteMessages(database, new Date(clock().getTime() - KEPT_MS)));
  jobs.repeat(forgetMessagesJob, '20 4 * * *');
};
