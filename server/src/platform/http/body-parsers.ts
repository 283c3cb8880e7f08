import { isUtf8 } from 'node:buffer';
import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from './api-failure.ts';

/**
 * Names that JavaScript calls to convert an object to a number or text. If such a property is not a
 * function, the conversion throws. Schemas compare lengths before they check the type.
 */
const CONVERSIONS = ['toString', 'valueOf'] as const;

/** Such a name may be written with escapes. */
const MAY_HOLD_CONVERSIONS = /toString|valueOf|\\u/;

/**
 * Removes these names from a parsed body at every depth. Iterative, because a body may nest deeper than the
 * call stack.
 */
const dropConversions = (body: unknown): void => {
  const open = [body];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const name of CONVERSIONS) if (Object.hasOwn(value, name)) Reflect.deleteProperty(value, name);
    for (const entry of Object.values(value)) if (typeof entry === 'object') open.push(entry);
  }
};

/**
 * Parses JSON that a client wrote outside of a body, for example in a file that it uploads (product.md §147).
 * @throws {SyntaxError}
 */
export const parseUntrusted = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  if (MAY_HOLD_CONVERSIONS.test(text)) dropConversions(value);
  return value;
};

/**
 * Decodes a body (product.md §146).
 * @throws {ApiFailure} `malformed_request` when it is not UTF-8
 */
export const textOf = (body: Buffer): string => {
  if (!isUtf8(body)) throw new ApiFailure('malformed_request');
  return body.toString('utf8');
};

/** A percent sign that starts no escape. Browsers send `%25`, other clients may not. */
const LONE_PERCENT = /%(?![\da-f]{2})/gi;

/**
 * Parses a form.
 * @throws {ApiFailure} `malformed_request` when its escapes are not UTF-8
 */
const fieldsOf = (form: string): Record<string, unknown> => {
  try {
    decodeURIComponent(form.replace(LONE_PERCENT, '%25'));
  } catch {
    throw new ApiFailure('malformed_request');
  }
  return { ...parse(form) };
};

/**
 * Accepts JSON and form bodies only. Rejects text that is not UTF-8 (product.md §146). Drops names that
 * every object inherits: `__proto__`, `constructor`, `toString`, `valueOf` (product.md §147).
 */
export const registerBodyParsers = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('remove', 'remove');

  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const text = textOf(body);
      const value = await new Promise((resolve, reject) => {
        parseJson(request, text, (error, parsed) => (error ? reject(error) : resolve(parsed)));
      });
      if (MAY_HOLD_CONVERSIONS.test(text)) dropConversions(value);
      return value;
    },
  );

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => fieldsOf(textOf(body)),
  );
};
