import { ORDER_ID_PATTERN } from '@tavolina/shared-api/contract';

/** Source of a pattern: the id of a place, a person or a piece of work. */
export const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Source of a pattern: the number of an order. */
export const ORDER_NUMBER = ORDER_ID_PATTERN.source.replace(/^\^|\$$/g, '');

/** The first part of a text with a pattern; null where there is none. */
export const firstIn = (text: string, pattern: string): string | null =>
  new RegExp(pattern).exec(text)?.[0] ?? null;
