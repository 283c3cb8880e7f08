import { calls } from '@tavolina/shared-api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Reader } from '../../platform/database/reader.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { findPlacesById } from '../discovery/discovery-service.ts';
import { placePageOf } from './place-page-service.ts';

/** Serves places that somebody names: by the readable name of their page, and by their ids. */
export const registerPlaces = (
  { register }: CallRegistry,
  { reads, clock }: { reads: Reader; clock: Clock },
): void => {
  const kept = { isCached: true };
  register(
    calls.places.page,
    ({ params, query }) => placePageOf(reads, { ...params, ...query }, clock()),
    kept,
  );
  register(
    calls.places.named,
    async ({ query }) => ({ items: await findPlacesById(reads, query.ids, clock()) }),
    kept,
  );
};
