import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Queryable } from '../platform/database/database.ts';

/** Secret keys may do everything, publishable ones only what a browser needs. */
export type KeyKind = 'secret' | 'publishable';

/** One request being answered: everything it changes is one transaction. */
export interface Context {
  client: Queryable;
  now: Date;
  key: KeyKind;
  /** Tells the installation of something, once the transaction has committed. */
  emit: (type: string, object: object) => Promise<void>;
}

/** What is sent back. */
export interface Answer {
  status: number;
  body: unknown;
}

/** One address of the sandbox. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path with `:id` where an id stands. */
  path: string;
  /** Whether browsers may use it. */
  publishable: boolean;
  params: z.ZodType;
  run: (context: Context, params: unknown, id: string) => Promise<Answer>;
}

/** The body of a refusal. */
export interface StripeErrorBody {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: unknown;
  setup_intent?: unknown;
}

/** A refusal that leaves nothing behind. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** Answers with an object. */
export const ok = (body: object): Answer => ({ status: 200, body });

/** The first of several objects, as a page of a list. */
export const listOf = (url: string, found: readonly object[], limit: number): object => ({
  object: 'list',
  url,
  has_more: found.length > limit,
  data: found.slice(0, limit),
});

/** Refuses a request that makes no sense. */
export const invalid = (message: string, extra: Partial<StripeErrorBody> = {}): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', message, ...extra });

/** Refuses an id that nothing has. */
export const missing = (what: string, id: string, param = 'id'): Refusal =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  });

/** A new id such as `pi_1a2b…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Describes one address; its parameters are checked before it runs. */
export const route = <S extends z.ZodType>(
  method: Route['method'],
  path: string,
  params: S,
  run: (context: Context, params: z.output<S>, id: string) => Promise<Answer>,
  options: { publishable: boolean } = { publishable: false },
): Route => ({ method, path, params, run: run as Route['run'], ...options });

/** Time as Stripe writes it, in s. */
export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
