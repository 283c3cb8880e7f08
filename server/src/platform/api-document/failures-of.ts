import {
  type CallDefinition,
  COMMON_ERRORS,
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  FALLBACK_LANGUAGE,
  OWNER_ERRORS,
  type Route,
  VIEW_CALLS,
} from '@tavolina/shared-api/contract';
import { ApiFailure } from '../http/api-failure.ts';
import { failureBody } from '../http/failure-body.ts';
import { wrongFields } from '../http/field-errors.ts';
import { textsIn } from '../texts/texts.ts';
import type { FailureExample } from './call-example.ts';

/** Whether a call can answer with this common error. */
const canAnswer = (
  { method, access, query, headers, body, excludedErrors = [] }: CallDefinition,
  code: (typeof COMMON_ERRORS)[number],
): boolean => {
  if (excludedErrors.includes(code)) return false;
  if (code === 'rate_limited' && access === 'team') return false;
  if (code === 'invalid_input') return Boolean(query ?? headers ?? body);
  return method !== 'GET' || (code !== 'body_too_large' && code !== 'unsupported_media_type');
};

/** Whether the sentence of an error has no variables. */
const isPlain = (code: ErrorCode): boolean =>
  code !== 'invalid_input' &&
  !textsIn(FALLBACK_LANGUAGE)(`failures.${code}`, { skipInterpolation: true }).includes('{{subject}}');

/** The response body of an example error. */
export const bodyOf = ({ code, fields, ...details }: FailureExample<ErrorCode>): ErrorBody =>
  failureBody(
    new ApiFailure(code, {
      ...details,
      ...(fields ? { errors: wrongFields(fields, FALLBACK_LANGUAGE) } : {}),
    }),
    FALLBACK_LANGUAGE,
  );

const examplesOf = (codes: readonly ErrorCode[], own: FailureExample<ErrorCode>) =>
  Object.fromEntries(
    codes
      .filter((code) => code === own.code || isPlain(code))
      .map((code) => [code, { value: bodyOf(code === own.code ? own : { code }) }]),
  );

/** How a call of owners refuses a till's key or support that looks at the place (product.md §361, §700). */
const ownerErrorsOf = ({ method, path }: CallDefinition): ErrorCode[] => {
  if (method !== 'GET') return [...OWNER_ERRORS, 'read_only'];
  return (`${method} ${path}` as Route) in VIEW_CALLS
    ? [...OWNER_ERRORS]
    : [...OWNER_ERRORS, 'not_for_support'];
};

/** All error codes of a call, the common ones first. */
export const errorCodesOf = (call: CallDefinition): ErrorCode[] => [
  ...COMMON_ERRORS.filter((code) => canAnswer(call, code)),
  ...(call.access === 'bearer' || call.access === 'optional-bearer' ? ownerErrorsOf(call) : []),
  ...call.errors,
];

/** The errors of a call by status, each with its sentence. The example in `own` is shown unchanged. */
export const failuresOf = (
  call: CallDefinition,
  own: FailureExample<ErrorCode>,
  schema: { $ref: string },
) => {
  const codes = errorCodesOf(call);
  const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const here = codes.filter((code) => ERROR_STATUS[code] === status);
      const content = { 'application/json': { schema, examples: examplesOf(here, own) } };
      return [status, { description: here.join(', '), content }];
    }),
  );
};
