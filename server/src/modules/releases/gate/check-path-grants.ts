import type { VersionFacts } from '../versions/version-facts.ts';
import { isWithin } from './check-compatibility.ts';
import type { Refusal } from './refusal.ts';

/**
 * A team's build may own only paths that an operator granted to its part, and paths below them (product.md
 * §138).
 */
export const checkPathGrants = ({ name, prefixes }: VersionFacts, granted: readonly string[]): Refusal[] =>
  prefixes
    .filter((prefix) => !granted.some((path) => isWithin(prefix, path)))
    .map((about) => ({ about, reason: 'prefix_not_granted', values: { part: name } }));
