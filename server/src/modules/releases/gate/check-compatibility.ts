import semver from 'semver';
import { isPagePath, isReservedNamespace } from '../../../platform/pages/reserved.ts';
import type { VersionFacts } from '../version-facts.ts';
import { checkContract } from './check-contract.ts';
import type { Refusal } from './refusal.ts';

const checkModules = (part: string, takes: Record<string, string>, shell: VersionFacts): Refusal[] =>
  Object.entries(takes).flatMap(([about, range]): Refusal[] => {
    const version = shell.provides?.[about];
    if (version === undefined) return [{ about, reason: 'module_absent', values: { part } }];
    return semver.satisfies(version, range)
      ? []
      : [{ about, reason: 'module_out_of_range', values: { part, range, version } }];
  });

/**
 * The shell exports every name that a remote imports. A missing name breaks its pages, whatever the
 * versions say (product.md §135).
 */
const checkNames = ({ name: part, imports = {} }: VersionFacts, { exports = {} }: VersionFacts): Refusal[] =>
  Object.entries(imports).flatMap(([module, names]): Refusal[] => {
    const given = exports[module];
    if (!given) return [];
    return names
      .filter((name) => !given.includes(name))
      .map((name) => ({
        about: `${module}: ${name}`,
        reason: 'name_absent',
        values: { part, name, module },
      }));
  });

const checkReserved = ({ prefixes, namespace }: VersionFacts): Refusal[] => [
  ...prefixes
    .filter((prefix) => !isPagePath(prefix))
    .map((about) => ({ about, reason: 'prefix_reserved' as const })),
  ...(isReservedNamespace(namespace) ? [{ about: namespace, reason: 'namespace_reserved' as const }] : []),
];

/** A shell that removes a name raises the module's major version (product.md §135). */
const checkPromise = (next: VersionFacts, live: VersionFacts | undefined): Refusal[] =>
  Object.entries(live?.exports ?? {}).flatMap(([module, names]): Refusal[] => {
    const given = next.exports?.[module];
    const [before, after] = [live?.provides?.[module], next.provides?.[module]];
    if (!given || !before || !after || semver.gtr(after, `^${before}`)) return [];
    return names
      .filter((name) => !given.includes(name))
      .map((name) => ({
        about: `${module}: ${name}`,
        reason: 'name_taken_away',
        values: { name, module, before, after },
      }));
  });

/** Whether a path equals another or is below it, by whole segments. No path counts as below `/`. */
export const isWithin = (path: string, above: string): boolean =>
  path === above || path.startsWith(`${above}/`);

const overlap = (a: string, b: string): boolean => isWithin(a, b) || isWithin(b, a);

const checkOwned = (facts: VersionFacts, others: readonly VersionFacts[]): Refusal[] =>
  others.flatMap((other): Refusal[] => [
    ...facts.prefixes
      .filter((prefix) => other.prefixes.some((owned) => overlap(prefix, owned)))
      .map((about) => ({ about, reason: 'prefix_taken' as const, values: { owner: other.name } })),
    ...(other.namespace === facts.namespace
      ? [{ about: facts.namespace, reason: 'namespace_taken' as const, values: { owner: other.name } }]
      : []),
  ]);

/**
 * A build fits to the live parts: its paths do not overlap with those of others or reserved ones, the shell
 * provides what remotes need, and the server offers its calls.
 * @param all the live builds; that of the candidate's own part is ignored
 */
export const checkCompatibility = (facts: VersionFacts, all: readonly VersionFacts[]): Refusal[] => {
  const others = all.filter(({ name }) => name !== facts.name);
  const together = [facts, ...others];
  const shell = together.find(({ name }) => name === 'shell');
  const affected = facts.name === 'shell' ? others : [facts];
  return [
    ...checkReserved(facts),
    ...checkOwned(facts, others),
    ...checkContract(facts),
    ...(shell
      ? affected.flatMap((remote) => [
          ...checkModules(remote.name, remote.takes ?? {}, shell),
          ...checkNames(remote, shell),
        ])
      : []),
    ...(facts.name === 'shell'
      ? checkPromise(
          facts,
          all.find(({ name }) => name === 'shell'),
        )
      : []),
  ];
};
