import { codesOf } from './codes-of.ts';

/** Facts of a way to get an order. Its texts are `way.<code>` and others (docs/changes.md). */
interface FulfilmentFacts {
  /** Whether a diner may ask for a time other than as soon as possible. */
  canBeLater?: true;
}

const TABLE = {
  pickup: { canBeLater: true },
  table: {},
} as const satisfies Record<string, FulfilmentFacts>;

/** How a diner gets an order: fetched at the counter, or brought to the table (product.md §283). */
export type Fulfilment = keyof typeof TABLE;

const FACTS: Readonly<Record<Fulfilment, FulfilmentFacts>> = TABLE;

/** Every way to get an order; the first one is meant where an order names none. */
export const FULFILMENTS = codesOf(TABLE);

/** Whether a diner may ask for a time with this way. */
export const canBeLater = (fulfilment: Fulfilment): boolean => FACTS[fulfilment].canBeLater === true;
