import { randomUUID } from 'node:crypto';
import type { ContactMessage, Language } from '@tavolina/shared-api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { messageSentJob } from './contact-jobs.ts';
import { insertMessage } from './contact-repository.ts';

export { findMessage, type StoredMessage } from './contact-repository.ts';

/** Dependencies of the contact form. */
export interface ContactDeps {
  database: Database;
  jobs: Jobs;
  limits: RateLimits;
  clock: Clock;
}

const SEND_LIMIT = { name: 'contact', hits: 5, windowSeconds: 3600 };

/**
 * Stores a message for the team. Once this resolves the message is safe, even if mail is down.
 * @throws {ApiFailure} `rate_limited`
 */
export const sendMessage = async (
  { database, jobs, limits, clock }: ContactDeps,
  message: ContactMessage,
  { ip, language }: { ip: string; language: Language },
): Promise<void> => {
  await limits.consume(SEND_LIMIT, { address: ip });
  await transaction(database, async (client) => {
    const id = randomUUID();
    await insertMessage(client, { ...message, id, language, created_at: clock() });
    await jobs.send(client, messageSentJob, { message_id: id });
  });
};
