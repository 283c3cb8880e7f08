import type { ErrorBody, Language } from '@tavolina/shared-api/contract';
import { untilIn } from '../texts/moments.ts';
import type { ApiFailure } from './api-failure.ts';
import { formatCardPart } from './messages/card-part.ts';
import { failureSentence } from './messages/failure-sentence.ts';
import { formatLimit } from './messages/limit.ts';
import { formatServed } from './messages/served.ts';
import { formatWait } from './messages/wait.ts';

/** The response body of an error, in the caller's language. */
export const failureBody = (failure: ApiFailure, language: Language): ErrorBody => {
  const { cardPart, limit, left, current, challenge, retryAfter, by, paused, next_at, takes_next, served } =
    failure.details;
  const subject = limit ? formatLimit(language, limit.of, limit.count) : failure.details.subject;
  const errors = cardPart ? [formatCardPart(language, cardPart)] : failure.details.errors;
  return {
    detail: failureSentence(failure.code, language, {
      subject,
      context: by ?? (paused && 'until'),
      until: paused && untilIn(language, paused.until, paused.now),
      left: left?.toString(),
      served: served && formatServed(language, served),
      wait: formatWait(language, retryAfter),
    }),
    code: failure.code,
    ...(errors ? { errors } : {}),
    ...(subject === undefined ? {} : { subject }),
    ...(left === undefined ? {} : { left }),
    ...(current === undefined ? {} : { current }),
    ...(challenge === undefined ? {} : { challenge }),
    ...(next_at === undefined ? {} : { next_at }),
    ...(takes_next === undefined ? {} : { takes_next }),
  };
};
