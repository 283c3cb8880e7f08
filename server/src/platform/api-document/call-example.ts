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

/** A refusal; its sentence is the API's own. */
export interface FailureExample<Code> extends Omit<FailureDetails, 'errors'> {
  readonly code: Code;
  /** Wrong fields, whose sentences are the API's own too. */
  readonly fields?: readonly WrongField[];
}

/** What one call looks like when it is made: every part it declares, its answer, and one refusal. */
export type CallExample<C extends CallDefinition> = Part<C, 'params'> &
  Part<C, 'query'> &
  Part<C, 'headers'> &
  Body<C> &
  Answer<C> & {
    /** One paragraph, where the summary leaves something open that a caller has to know. */
    readonly description?: string;
    readonly failure: FailureExample<C['errors'][number] | (typeof COMMON_ERRORS)[number]>;
  };

/** Examples of every call of an area: one that is missing does not compile. */
export type AreaExamples<A extends Area> = {
  readonly [Name in keyof Calls[A]]: Calls[A][Name] extends infer C extends CallDefinition
    ? CallExample<C>
    : never;
};
