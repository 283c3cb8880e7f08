import { isDeepStrictEqual } from 'node:util';
import { isPagePath, isReservedNamespace } from '../../../platform/pages/reserved.ts';
import type { VersionFacts } from '../versions/version-facts.ts';
import { checkContract } from './check-contract.ts';
import { checkLastDays, checkPromise, checkSharedModules } from './check-shared-names.ts';
import type { Refusal } from './refusal.ts';

const checkReserved = ({ prefixes, namespace }: VersionFacts): Refusal[] => [
  ...prefixes
    .filter((prefix) => !isPagePath(prefix))
    .map((about) => ({ about, reason: 'prefix_reserved' as const })),
  ...(isReservedNamespace(namespace) ? [{ about: namespace, reason: 'namespace_reserved' as const }] : []),
];

/** Whether a path equals another or is below it, by whole segments. No path counts as below `/`. */
export const isWithin = (path: string, above: string): boolean =>
  path === above || path.startsWith(`${above}/`);

/** Whether one of two paths is the other or below it. */
export const overlap = (a: string, b: string): boolean => isWithin(a, b) || isWithin(b, a);

/** Why a path of one part cannot stand beside those of another; undefined when it can. */
const conflictOf = (
  prefix: string,
  other: VersionFacts,
  granted: readonly string[],
): Refusal['reason'] | undefined => {
  if (other.prefixes.includes(prefix)) return 'prefix_taken';
  const isApart = granted.includes(prefix) || !other.prefixes.some((owned) => overlap(prefix, owned));
  return isApart ? undefined : 'prefix_overlaps';
};

/**
 * No two parts own the same path. One may own a path below or above another's where an operator granted
 * exactly that path: then each page belongs to the longest one (product.md §607).
 */
const checkOwned = (
  facts: VersionFacts,
  others: readonly VersionFacts[],
  granted: readonly string[],
): Refusal[] =>
  others.flatMap((other): Refusal[] => [
    ...facts.prefixes.flatMap((about): Refusal[] => {
      const reason = conflictOf(about, other, granted);
      return reason ? [{ about, reason, values: { owner: other.name, part: facts.name } }] : [];
    }),
    ...(other.namespace === facts.namespace
      ? [{ about: facts.namespace, reason: 'namespace_taken' as const, values: { owner: other.name } }]
      : []),
  ]);

/** Two versions of a part, one of them a canary, mostly say the same. */
const withoutRepeated = (refusals: readonly Refusal[]): Refusal[] =>
  refusals.filter(
    (refusal, index) => refusals.findIndex((other) => isDeepStrictEqual(other, refusal)) === index,
  );

/**
 * A build fits to the live parts: its paths are not those of others or reserved ones, the shell provides
 * what remotes need, and the server offers its calls.
 * @param all the live builds, of running canaries too; those of the candidate's own part are only what it
 * replaces
 * @param granted paths that an operator granted to its part
 */
export const checkCompatibility = (
  facts: VersionFacts,
  all: readonly VersionFacts[],
  granted: readonly string[],
): Refusal[] => {
  const others = all.filter(({ name }) => name !== facts.name);
  const replaced = all.find(({ name }) => name === facts.name);
  return withoutRepeated([
    ...checkReserved(facts),
    ...checkOwned(facts, others, granted),
    ...checkContract(facts),
    ...checkSharedModules(facts, others),
    ...(facts.name === 'shell' ? [...checkPromise(facts, replaced), ...checkLastDays(facts, replaced)] : []),
  ]);
};
