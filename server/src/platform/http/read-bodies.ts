import { isUtf8 } from 'node:buffer';
import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from './api-failure.ts';

/**
 * Names that JavaScript calls when it compares an object with a number or turns it into text. Where one of them holds
 * no function, the comparison throws; schemas compare lengths before they know the type.
 */
const CONVERSIONS = ['toString', 'valueOf'] as const;

/** Such a name may also be written with escapes. */
const MAY_HOLD_CONVERSIONS = /toString|valueOf|\\u/;

/** Drops the names above from a parsed body, however deep. Recursion would overflow: bodies nest deeper than the stack. */
const dropConversions = (body: unknown): void => {
  const open = [body];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const name of CONVERSIONS) if (Object.hasOwn(value, name)) Reflect.deleteProperty(value, name);
    for (const entry of Object.values(value)) if (typeof entry === 'object') open.push(entry);
  }
};

/** The text of a body. @throws {ApiFailure} `malformed_request` where it is no UTF-8 */
const textOf = (body: Buffer): string => {
  if (!isUtf8(body)) throw new ApiFailure('malformed_request');
  return body.toString('utf8');
};

/** A percent sign that begins no byte: browsers write `%25`, but other clients may not. */
const LONE_PERCENT = /%(?![\da-f]{2})/gi;

/** Fields of a form. @throws {ApiFailure} `malformed_request` where its escapes are no UTF-8 */
const fieldsOf = (form: string): Record<string, unknown> => {
  try {
    decodeURIComponent(form.replace(LONE_PERCENT, '%25'));
  } catch {
    throw new ApiFailure('malformed_request');
  }
  return { ...parse(form) };
};

/**
 * Lets a server read bodies as JSON and as forms, and nothing else. Text that is no UTF-8 is refused (product.md §146),
 * and names that every object inherits (`__proto__`, `constructor`, `toString`, `valueOf`) are dropped (product.md §147).
 */
export const readBodies = (app: FastifyInstance): void => {
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
