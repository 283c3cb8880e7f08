import type { z } from 'zod';
import type { COMMON_ERRORS, ErrorCode } from './errors.ts';

/**
 * Who may make a call: anybody, an owner with a bearer token, both with a richer answer for the owner, or a team of the
 * release platform with a token of its own kind.
 */
export type Access = 'public' | 'bearer' | 'optional-bearer' | 'team';

/** How the body travels. `form` is `application/x-www-form-urlencoded`, `multipart` carries one file. */
export type BodyEncoding = 'json' | 'form' | 'multipart';

/** One call of the HTTP API: everything that server, client and API document need to know about it. */
export interface CallDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the API's base, placeholders in braces. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly bodyEncoding?: BodyEncoding;
  /**
   * Status and shape of the answer when the call succeeds; `stream` is a server-sent event stream of that shape, `text`
   * the media type of an answer that is plain text instead of JSON.
   */
  readonly success: {
    readonly status: 200 | 201 | 202 | 204;
    readonly schema?: z.ZodType;
    readonly stream?: true;
    readonly text?: 'text/csv';
  };
  /** Whether a success may change what diners see of places and menus. */
  readonly changesCatalogue?: true;
  /** Failures the caller should expect beyond those every call can meet (see `COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[];
  /** Which of `COMMON_ERRORS` it never meets, beyond those that its method and its parts rule out. */
  readonly spared?: readonly (typeof COMMON_ERRORS)[number][];
}

/** Defines a call and keeps its literal types, so that clients can be inferred from it. */
export const defineCall = <const C extends CallDefinition>(call: C): C => call;

/** `METHOD /path` of a call; the name by which clients and routes refer to it. */
export type RouteOf<C extends CallDefinition> = `${C['method']} ${C['path']}`;

type InputOf<C, Part extends string> = C extends { readonly [K in Part]: infer S extends z.ZodType }
  ? z.input<S>
  : undefined;
type OutputOf<C, Part extends string> = C extends { readonly [K in Part]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** What a caller gives: the parts the call declares, in the shape before validation. */
export interface CallInput<C extends CallDefinition> {
  params: InputOf<C, 'params'>;
  query: InputOf<C, 'query'>;
  headers: InputOf<C, 'headers'>;
  body: C extends { readonly bodyEncoding: 'multipart' } ? Blob : InputOf<C, 'body'>;
}

/** What a handler receives: the same parts after validation. */
export interface CallRequest<C extends CallDefinition> {
  params: OutputOf<C, 'params'>;
  query: OutputOf<C, 'query'>;
  headers: OutputOf<C, 'headers'>;
  body: OutputOf<C, 'body'>;
}

/** What a successful call answers (`undefined` for 204). */
export type CallAnswer<C extends CallDefinition> = OutputOf<C['success'], 'schema'>;
