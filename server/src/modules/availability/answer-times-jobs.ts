import { defineJob } from '../../platform/jobs/jobs.ts';

/** Sets the timers of unanswered orders again after hours or a pause of their place changed. */
export const answerTimesJob = defineJob<{ business_id: string }>('answer-times');
