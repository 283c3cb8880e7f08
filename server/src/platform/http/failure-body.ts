import type { ErrorBody, Language } from '@tavolina/shared-api/contract';
import type { ApiFailure } from './api-failure.ts';
import { failureSentence } from './messages/failure-sentence.ts';
import { limitIn } from './messages/limit.ts';
import { waitIn } from './messages/wait.ts';

/** What a caller reads of a failure, in their language. */
export const failureBody = (failure: ApiFailure, language: Language): ErrorBody => {
  const { errors, limit, current, challenge, retryAfter } = failure.details;
  const subject = limit ? limitIn(language, limit.of, limit.count) : failure.details.subject;
  return {
    detail: failureSentence(failure.code, language, { subject, wait: waitIn(language, retryAfter) }),
    code: failure.code,
    ...(errors ? { errors } : {}),
    ...(subject === undefined ? {} : { subject }),
    ...(current === undefined ? {} : { current }),
    ...(challenge === undefined ? {} : { challenge }),
  };
};
