import type { CallAnswer, CallDefinition, COMMON_ERRORS, calls } from '@tavolina/shared-api/contract';
import type { z } from 'zod';
import type { FailureDetails } from '../http/api-failure.ts';
import type { WrongField } from '../http/field-errors.ts';

type Calls = typeof calls;

/** An area of the API; the document groups calls by it. */
export type Area = keyof Calls;

type Part<C, Name extends string> = C extends { readonly [K in Name]: infer S extends z.ZodType }
  ? { readonly [K in Name]: z.input<S> }
  : object;

type Body<C> = C extends { readonly bodyEncoding: 'multipart' }
  ? { readonly body: { readonly file: string } }
  : Part<C, 'body'>;

type Answer<C extends CallDefinition> = C['success'] extends { readonly schema: z.ZodType }
  ? { readonly answer: CallAnswer<C> }
  : object;

/** An example error. Its sentence comes from the API's own catalogue. */
export interface FailureExample<Code> extends Omit<FailureDetails, 'errors'> {
  readonly code: Code;
  /** Invalid fields. Their sentences also come from the catalogue. */
  readonly fields?: readonly WrongField[];
}

/** An example of one call: every declared part, the response, and one error. */
export type CallExample<C extends CallDefinition> = Part<C, 'params'> &
  Part<C, 'query'> &
  Part<C, 'headers'> &
  Body<C> &
  Answer<C> & {
    /** A paragraph for what the summary does not say and a caller must know. */
    readonly description?: string;
    readonly failure: FailureExample<C['errors'][number] | (typeof COMMON_ERRORS)[number]>;
  };

/** Examples of every call of an area. A missing example is a compile error. */
export type AreaExamples<A extends Area> = {
  readonly [Name in keyof Calls[A]]: Calls[A][Name] extends infer C extends CallDefinition
    ? CallExample<C>
    : never;
};
