import type { Language } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { StoreOutage } from '../../platform/object-store/store-outage.ts';

const RETRY_SECONDS = 5;

const SENTENCES: Record<Language, string> = {
  sq: 'Depoja e versioneve nuk merr skedarë: disku është plot ose bucket-i nuk përgjigjet. Nga ky version nuk mund të lëshohet asgjë; publikoje sërish kur depoja të punojë.',
  en: 'The store of releases takes no files: its disk is full or its bucket does not answer. Nothing of this version can be released; publish it again once the store works.',
};

/** Tells a team that hands a build over what an operator has to mend; lets everything else pass. */
export const namingTheStore = (error: unknown, language: Language): unknown => {
  if (!(error instanceof StoreOutage)) return error;
  const errors = [{ field: 'files', message: SENTENCES[language] }];
  const failure = new ApiFailure('service_unavailable', { retryAfter: RETRY_SECONDS, errors });
  // For the log: what the disk or the bucket said.
  failure.cause = error;
  return failure;
};
