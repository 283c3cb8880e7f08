import type { CallShape, Deprecation } from '@tavolina/shared-api/contract';
import semver from 'semver';
import { compareCalls } from './check-contract.ts';
import { type Refusal, sentenceOf } from './refusal.ts';

/** A version of the contract: its number, and by name the shapes of its calls and those that are to go. */
export interface ContractVersion {
  version: string;
  calls: Record<string, CallShape>;
  deprecated: Record<string, Deprecation>;
}

/** What changed between two versions of the contract. */
export interface ContractChanges {
  /** What clients of the earlier one no longer get, in sentences. */
  breaking: string[];
  /** Calls that are new, or take or answer more. */
  grown: string[];
  /** Calls that are gone before the last day that was announced for them, or without one (product.md §681). */
  early: string[];
  /** The least version number that says so: a new major one for what breaks, a new minor one for what grows. */
  least: string;
}

const callOf = ({ about }: Refusal): string => about.split(':')[0] ?? about;

/** Whether a call may be gone: the last day of its announcement is over, in UTC. */
const isOver = (announced: Deprecation | undefined, today: string): boolean =>
  announced !== undefined && announced.until < today;

/**
 * Compares the contract with the one that was released last (product.md §594).
 * @param today as `2026-11-30`
 */
export const contractChanges = (
  released: ContractVersion,
  current: ContractVersion,
  today: string,
): ContractChanges => {
  const breaking = compareCalls(released.calls, current.calls).map((refusal) => sentenceOf(refusal, 'en'));
  // What grew is what a client of this contract would miss in the one before.
  const grown = [...new Set(compareCalls(current.calls, released.calls).map(callOf))];
  const step = breaking.length > 0 ? 'major' : grown.length > 0 ? 'minor' : undefined;
  const least = step ? semver.inc(released.version, step) : null;
  const early = Object.keys(released.calls).filter(
    (call) => !current.calls[call] && !isOver(released.deprecated[call], today),
  );
  return { breaking, grown, early, least: least ?? released.version };
};
