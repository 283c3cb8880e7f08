import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import type { Media } from './media-service.ts';

const sweepPicturesJob = defineJob<Record<string, never>>('sweep-pictures');

/** Deletes unused pictures every night (product.md §48). */
export const startMediaUpkeep = (media: Media, jobs: Jobs): void => {
  jobs.handle(sweepPicturesJob, () => media.sweep());
  jobs.repeat(sweepPicturesJob, '40 3 * * *');
};
