import type { Fulfilment } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { answerTimesJob } from './answer-times-jobs.ts';
import { findOpeningHours } from './opening-hours-repository.ts';
import { findOrderSettings } from './order-settings-repository.ts';
import { nextAnswerTime } from './order-times.ts';

/** When somebody can next answer an order of a way at a place (product.md §293); null: now, or not known. */
export const nextAnswerTimeOf = async (
  database: Queryable,
  businessId: string,
  fulfilment: Fulfilment,
  now: Date,
): Promise<Date | null> => {
  const settings = await findOrderSettings(database, businessId);
  const stored = await findOpeningHours(database, businessId);
  return nextAnswerTime({ hours: stored?.hours, settings }, fulfilment, now);
};

/** Queues the job that times waiting orders anew, after a pause or a change of hours (product.md §293). */
export const timeAnswersAnew = (client: Queryable, jobs: Jobs, businessId: string): Promise<void> =>
  jobs.send(client, answerTimesJob, { business_id: businessId });
