import fc from 'fast-check';
import { type Schema, valuesOf } from './schema-values.ts';

/** The part of the API's document that says how a call is made. */
export interface Document {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  parameters?: { name: string; in: 'path' | 'query' | 'header'; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

/** One call to make. */
export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** The answer has no end. */
  isStream: boolean;
  /** Statuses with which the document lets the call answer. */
  statuses: number[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** What a client library would let through: header values are visible ASCII. */
const headerText = (value: unknown): string =>
  text(value)
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, 1_000);

const encode = (type: string, value: unknown): string =>
  type.includes('form') && typeof value === 'object' && value !== null
    ? new URLSearchParams(
        Object.entries(value).map(([key, entry]): [string, string] => [key, text(entry)]),
      ).toString()
    : JSON.stringify(value);

const bodyOf = ({ requestBody }: Operation): fc.Arbitrary<{ type?: string; body?: string }> => {
  if (!requestBody) return fc.constant({});
  const kinds = Object.entries(requestBody.content).map(([type, { schema }]) =>
    valuesOf(schema).map((value) => ({ type, body: encode(type, value) })),
  );
  const broken = fc.constantFrom(
    { type: 'application/json', body: '{"a":' },
    { type: 'application/json', body: '' },
    { type: 'text/plain', body: 'hello' },
    { type: 'application/x-www-form-urlencoded', body: '%E0%A4%A&a[b][c][d]=1' },
    {
      type: 'multipart/form-data; boundary=x',
      body: '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\n',
    },
    { type: 'application/json', body: '['.repeat(50_000) },
  );
  return fc.oneof(...kinds.map((arbitrary) => ({ weight: 9, arbitrary })), { weight: 1, arbitrary: broken });
};

/** All parameters of the path, and a few of the others: with all of them at once nearly every request is refused. */
const parametersOf = (
  { parameters = [] }: Operation,
  place: 'path' | 'query' | 'header',
): fc.Arbitrary<Record<string, unknown>> => {
  const here = parameters.filter((parameter) => parameter.in === place);
  const chosen =
    place === 'path' ? fc.constant(here) : fc.subarray(here, { maxLength: Math.min(here.length, 3) });
  return chosen.chain((some) =>
    fc.record(Object.fromEntries(some.map(({ name, schema }) => [name, valuesOf(schema)]))),
  );
};

const segment = (value: unknown): string => {
  const name = text(value);
  return encodeURIComponent(name.isWellFormed() ? name : name.toWellFormed()) || '-';
};

/** Requests of one operation; `known` are ids that exist, by the name of their parameter. */
export const requestsOf = (
  method: string,
  template: string,
  operation: Operation,
  known: Record<string, string>,
): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      path: parametersOf(operation, 'path'),
      query: parametersOf(operation, 'query'),
      headers: parametersOf(operation, 'header'),
      content: bodyOf(operation),
      usesKnown: fc.boolean(),
      trailing: fc.constantFrom('', '/'),
    })
    .map(({ path, query, headers, content, usesKnown, trailing }) => {
      const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
        segment((usesKnown && known[name]) || path[name]),
      );
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]): [string, string] => [name, text(value)]),
      );
      return {
        method: method.toUpperCase(),
        path: `${filled.replace(/\/$/, '')}${trailing}${search.size > 0 ? `?${search}` : ''}`,
        headers: {
          ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerText(value)])),
          ...(content.type ? { 'content-type': content.type } : {}),
        },
        ...(content.body === undefined ? {} : { body: content.body }),
        isStream: Object.values(operation.responses).some(
          (response) => response.content?.['text/event-stream'] !== undefined,
        ),
        statuses: Object.keys(operation.responses).map(Number),
      };
    });
