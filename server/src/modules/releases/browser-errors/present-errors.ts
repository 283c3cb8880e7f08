import { type BrowserErrors, type ErrorFrames, LIMITS } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import type { Releases } from '../releases-service.ts';
import { isOffered } from '../versions/offered-version.ts';
import { countErrors, framesOf, listErrors } from './browser-errors-repository.ts';
import { mapFrames } from './map-frames.ts';

/** A page of the errors in pages, by version (product.md §595). */
export const errorsOf = async (
  { database, liveReleases }: Pick<Releases, 'database' | 'liveReleases'>,
  { skip }: { skip: number },
): Promise<BrowserErrors> => {
  const [rows, total] = await Promise.all([
    listErrors(database, { skip, limit: LIMITS.browserErrors }),
    countErrors(database),
  ]);
  const channels = liveReleases.channels();
  const items = rows.map(({ first_at, last_at, ...row }) => ({
    ...row,
    is_offered: isOffered(channels, row),
    first_at: first_at.toISOString(),
    last_at: last_at.toISOString(),
  }));
  return { items, total };
};

/**
 * Where an error was thrown in the sources (product.md §597).
 * @throws {ApiFailure} `not_found`
 */
export const framesOfError = async (
  { database, files }: Pick<Releases, 'database' | 'files'>,
  id: string,
): Promise<ErrorFrames> => {
  const frames = await framesOf(database, id);
  if (!frames) throw new ApiFailure('not_found');
  return mapFrames(frames, files);
};
