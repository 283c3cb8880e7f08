import type { Headcount } from '../rate-limit/headcounts.ts';
import { fairTurns, type InTurn } from './fair-turns.ts';

/** Calls that one person may have made and not got an answer to yet, of each process. */
const CALLS: Headcount = { name: 'owner-calls', most: 60 };

/** Of all people together; so many hold little more than what they asked. */
const CALLS_OF_ALL = 600;

/**
 * Turns of owners, by person: a page asks for a handful of things at once, and two connections of one person leave
 * enough for everybody else (product.md §82). People wait for themselves only: a payment provider that keeps one of
 * them waiting keeps no other.
 */
export const ownerTurns = (enabled: boolean): InTurn =>
  enabled
    ? fairTurns({
        atOnce: CALLS_OF_ALL,
        atOnceOfOne: 2,
        most: CALLS_OF_ALL,
        mostOfOne: CALLS.most,
        retryAfter: 1,
      })
    : (_owner, call) => call();
