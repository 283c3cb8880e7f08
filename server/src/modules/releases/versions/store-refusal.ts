import type { Language } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { StoreOutage } from '../../../platform/object-store/store-outage.ts';
import { textsIn } from '../../../platform/texts/texts.ts';

const RETRY_SECONDS = 5;

/**
 * Converts a store outage during an upload to an error for the team, which says that an operator must act.
 * Other errors pass unchanged.
 */
export const explainStoreOutage = (error: unknown, language: Language): unknown => {
  if (!(error instanceof StoreOutage)) return error;
  const errors = [{ field: 'files', message: textsIn(language)('releases.storeOutage') }];
  const failure = new ApiFailure('service_unavailable', { retryAfter: RETRY_SECONDS, errors });
  // For the log: the message of the disk or bucket.
  failure.cause = error;
  return failure;
};
