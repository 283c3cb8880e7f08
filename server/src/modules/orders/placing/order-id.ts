import { randomInt } from 'node:crypto';
import { ORDER_ID_ALPHABET } from '@tavolina/shared-api/contract';

const HALF = 4;

const letters = (count: number): string =>
  Array.from({ length: count }, () => ORDER_ID_ALPHABET[randomInt(ORDER_ID_ALPHABET.length)]).join('');

/** A new id, for example `K7MQ-4XTD`: unguessable, not sequential, easy to read aloud (product.md §28). */
export const newOrderId = (): string => `${letters(HALF)}-${letters(HALF)}`;
