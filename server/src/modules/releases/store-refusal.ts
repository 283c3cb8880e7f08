import type { Language } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { StoreOutage } from '../../platform/object-store/store-outage.ts';
import { textsIn } from '../../platform/texts/texts.ts';

const RETRY_SECONDS = 5;

/** Tells a team that hands a build over what an operator has to mend; lets everything else pass. */
export const namingTheStore = (error: unknown, language: Language): unknown => {
  if (!(error instanceof StoreOutage)) return error;
  const errors = [{ field: 'files', message: textsIn(language)('releases.storeOutage') }];
  const failure = new ApiFailure('service_unavailable', { retryAfter: RETRY_SECONDS, errors });
  // For the log: what the disk or the bucket said.
  failure.cause = error;
  return failure;
};
