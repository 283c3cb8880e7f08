import type { VersionFacts } from '../version-facts.ts';
import { isWithin } from './check-together.ts';
import type { Refusal } from './refusal.ts';

/** A team's build owns paths that an operator gave its part, and what is below them (product.md §138). */
export const checkGranted = ({ name, prefixes }: VersionFacts, granted: readonly string[]): Refusal[] =>
  prefixes
    .filter((prefix) => !granted.some((path) => isWithin(prefix, path)))
    .map((about) => ({ about, reason: 'prefix_not_granted', values: { part: name } }));
