import type { z } from 'zod';
import type { Deprecation } from './deprecation.ts';
import type { COMMON_ERRORS, ErrorCode } from './errors.ts';

/**
 * Who may make a call: everybody (`public`), an owner with a bearer token, both with more data for the
 * owner, or a team of the release platform with its own kind of token.
 */
export type Access = 'public' | 'bearer' | 'optional-bearer' | 'team';

/** Encoding of the body. `form` is `application/x-www-form-urlencoded`, `multipart` carries one file. */
export type BodyEncoding = 'json' | 'form' | 'multipart';

/** Definition of one call, for server, client and API document. */
export interface CallDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the API's base, with parameters in braces. */
  readonly path: string;
  readonly summary: string;
  /** Set once it is to go: until when it stays (product.md §680). */
  readonly deprecated?: Deprecation;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly bodyEncoding?: BodyEncoding;
  /**
   * Status and schema of the response. `stream`: server-sent events of that schema. `text`: media type of a
   * plain-text response.
   */
  readonly success: {
    readonly status: 200 | 201 | 202 | 204;
    readonly schema?: z.ZodType;
    readonly stream?: true;
    readonly text?: 'text/csv';
  };
  /** Whether a successful call may change public places and menus. */
  readonly changesCatalogue?: true;
  /** Possible errors beside `COMMON_ERRORS`. */
  readonly errors: readonly ErrorCode[];
  /** `COMMON_ERRORS` that it cannot answer, beside those excluded by its method and parts. */
  readonly excludedErrors?: readonly (typeof COMMON_ERRORS)[number][];
}

/** Defines a call and keeps its literal types, from which the client's types are inferred. */
export const defineCall = <const C extends CallDefinition>(call: C): C => call;

/** `METHOD /path` of a call, its name in clients and routes. */
export type RouteOf<C extends CallDefinition> = `${C['method']} ${C['path']}`;

type InputOf<C, Part extends string> = C extends { readonly [K in Part]: infer S extends z.ZodType }
  ? z.input<S>
  : undefined;
type OutputOf<C, Part extends string> = C extends { readonly [K in Part]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** Input of a call before validation. */
export interface CallInput<C extends CallDefinition> {
  params: InputOf<C, 'params'>;
  query: InputOf<C, 'query'>;
  headers: InputOf<C, 'headers'>;
  body: C extends { readonly bodyEncoding: 'multipart' } ? Blob : InputOf<C, 'body'>;
}

/** The same after validation, for the handler. */
export interface CallRequest<C extends CallDefinition> {
  params: OutputOf<C, 'params'>;
  query: OutputOf<C, 'query'>;
  headers: OutputOf<C, 'headers'>;
  body: OutputOf<C, 'body'>;
}

/** Response of a call (`undefined` for 204). */
export type CallAnswer<C extends CallDefinition> = OutputOf<C['success'], 'schema'>;
