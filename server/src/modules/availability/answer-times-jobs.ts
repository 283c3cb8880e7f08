import { defineJob } from '../../platform/jobs/jobs.ts';

/** Times anew the answers of a place's orders that nobody could answer yet. */
export const answerTimesJob = defineJob<{ business_id: string }>('answer-times');
