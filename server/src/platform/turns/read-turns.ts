import type { Headcount } from '../rate-limit/headcounts.ts';
import { fairTurns, type InTurn } from './fair-turns.ts';

/** Reads of the database that one address may have asked for and not got yet, of each process. */
const READS: Headcount = { name: 'reads', most: 60 };

/**
 * Turns of whoever looks something up without an account, by address. A search takes one connection at a time: two of one
 * address and four of all leave some for orders, however many are asked for (product.md §82).
 */
export const readTurns = (enabled: boolean): InTurn =>
  enabled
    ? fairTurns({
        atOnce: 4,
        atOnceOfOne: 2,
        most: 400,
        mostOfOne: READS.most,
        patienceMs: 1_000,
        retryAfter: 1,
      })
    : (_caller, read) => read();
