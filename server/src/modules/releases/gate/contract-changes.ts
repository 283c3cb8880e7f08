import type { CallShape } from '@tavolina/shared-api/contract';
import semver from 'semver';
import { compareCalls } from './check-contract.ts';
import { type Refusal, sentenceOf } from './refusal.ts';

/** A version of the contract: its number, and its calls with their shapes by name. */
export interface ContractVersion {
  version: string;
  calls: Record<string, CallShape>;
}

/** What changed between two versions of the contract. */
export interface ContractChanges {
  /** What clients of the earlier one no longer get, in sentences. */
  breaking: string[];
  /** Calls that are new, or take or answer more. */
  grown: string[];
  /** The least version number that says so: a new major one for what breaks, a new minor one for what grows. */
  least: string;
}

const callOf = ({ about }: Refusal): string => about.split(':')[0] ?? about;

/** Compares the contract with the one that was released last (product.md §594). */
export const contractChanges = (released: ContractVersion, current: ContractVersion): ContractChanges => {
  const breaking = compareCalls(released.calls, current.calls).map((refusal) => sentenceOf(refusal, 'en'));
  // What grew is what a client of this contract would miss in the one before.
  const grown = [...new Set(compareCalls(current.calls, released.calls).map(callOf))];
  const step = breaking.length > 0 ? 'major' : grown.length > 0 ? 'minor' : undefined;
  const least = step ? semver.inc(released.version, step) : null;
  return { breaking, grown, least: least ?? released.version };
};
