import type { FieldError, Language } from '@tavolina/shared-api/contract';
import type { z } from 'zod';
import type sentences from '../../../locales/sq.json';
import { textsIn } from '../texts/texts.ts';

/** Keys of the sentences about one invalid field. */
export type FieldMessage = keyof typeof sentences.fields;

type Issue = z.core.$ZodIssue;

const CUSTOM: readonly FieldMessage[] = [
  'required',
  'phone',
  'single_line',
  'unstorable',
  'two_decimals',
  'ranges_overlap',
  'date_twice',
  'days_reversed',
  'contradicts_allergens',
];

const tooSmall = (issue: Extract<Issue, { code: 'too_small' }>): [FieldMessage, number] => {
  const limit = Number(issue.minimum);
  if (issue.origin === 'array') return [limit === 1 ? 'empty_list' : 'invalid', limit];
  if (issue.origin === 'string') return [limit === 1 ? 'required' : 'too_short', limit];
  return ['too_small', limit];
};

const tooBig = (issue: Extract<Issue, { code: 'too_big' }>): [FieldMessage, number] => {
  const limit = Number(issue.maximum);
  if (issue.origin === 'array') return ['list_too_long', limit];
  return [issue.origin === 'string' ? 'too_long' : 'too_big', limit];
};

/** Sentences about texts of a certain form. */
const FORMATS: Readonly<Record<string, FieldMessage>> = { email: 'email', url: 'public_address' };

const messageOf = (issue: Issue): [FieldMessage, number?] => {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return [FORMATS[issue.format] ?? 'invalid'];
    case 'invalid_type':
      if (issue.input === undefined) return ['required'];
      return [issue.expected === 'int' ? 'whole_number' : 'invalid'];
    default:
      return [CUSTOM.find((name) => name === issue.message) ?? 'invalid'];
  }
};

/** Converts the errors of a schema to one sentence per field, in the caller's language. */
export const fieldErrors = (error: z.ZodError, language: Language): FieldError[] => {
  const t = textsIn(language);
  const byField = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    const [message, limit] = messageOf(issue);
    if (!byField.has(field)) byField.set(field, t(`fields.${message}`, { limit }));
  }
  return [...byField].map(([field, message]) => ({ field, message }));
};

/** A field that is invalid for a reason outside the schema. */
export interface WrongField {
  /** Dotted path in the request, for example `items.0.price`. */
  field: string;
  message: FieldMessage;
  /** A number for the sentence. */
  limit?: number;
}

/** Adds the sentences to invalid fields, in the caller's language. */
export const wrongFields = (wrong: readonly WrongField[], language: Language): FieldError[] => {
  const t = textsIn(language);
  return wrong.map(({ field, message, limit }) => ({ field, message: t(`fields.${message}`, { limit }) }));
};
