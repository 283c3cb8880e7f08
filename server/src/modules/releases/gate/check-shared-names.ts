import semver from 'semver';
import type { VersionFacts } from '../versions/version-facts.ts';
import type { Candidate } from './candidate.ts';
import type { Refusal } from './refusal.ts';

/** New names that a refusal lists; the sentence stays readable. */
const MOST_NAMES = 5;

/** Modules of this repository, whose names and versions are ours. */
const isOwnModule = (module: string): boolean => module.startsWith('@tavolina/');

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
const checkNames = ({ name: part, imports = {} }: VersionFacts, shell: VersionFacts): Refusal[] =>
  Object.entries(imports).flatMap(([module, names]): Refusal[] => {
    const given = shell.exports?.[module];
    // Of an npm package they may be known at run time only.
    if (!given) return [];
    return names
      .filter((name) => !given.includes(name))
      .map((name) => ({
        about: `${module}: ${name}`,
        reason: 'name_absent',
        values: { part, name, module, shell: `shell@${shell.version}` },
      }));
  });

/**
 * A remote fits to every shell that its visitors may get, and a shell to every remote.
 * @param others builds of the other parts
 */
export const checkSharedModules = (facts: VersionFacts, others: readonly VersionFacts[]): Refusal[] => {
  const isShell = facts.name === 'shell';
  const shells = isShell ? [facts] : others.filter(({ name }) => name === 'shell');
  const remotes = isShell ? others : [facts];
  return shells.flatMap((shell) =>
    remotes.flatMap((remote) => [
      ...checkModules(remote.name, remote.takes ?? {}, shell),
      ...checkNames(remote, shell),
    ]),
  );
};

/**
 * A shell that removes a name raises the module's major version, and one that adds a name to a module of
 * ours the minor one (product.md §135).
 */
export const checkPromise = (next: VersionFacts, live: VersionFacts | undefined): Refusal[] =>
  Object.entries(live?.exports ?? {}).flatMap(([module, names]): Refusal[] => {
    const given = next.exports?.[module];
    const [before, after] = [live?.provides?.[module], next.provides?.[module]];
    if (!given || !before || !after || semver.gtr(after, `^${before}`)) return [];
    const gone = names
      .filter((name) => !given.includes(name))
      .map((name): Refusal => {
        const values = { name, module, before, after };
        return { about: `${module}: ${name}`, reason: 'name_taken_away', values };
      });
    const added = given.filter((name) => !names.includes(name));
    if (!isOwnModule(module) || added.length === 0 || semver.gtr(after, `~${before}`)) return gone;
    const told = [...added.slice(0, MOST_NAMES), ...(added.length > MOST_NAMES ? ['…'] : [])];
    const values = { names: told.join(', '), before, after };
    return [...gone, { about: module, reason: 'name_added', values }];
  });

/** A shell keeps a name until the last day that the live one announces for it (product.md §681). */
export const checkLastDays = (next: VersionFacts, live: VersionFacts | undefined): Refusal[] => {
  const today = new Date().toISOString().slice(0, 10);
  return Object.entries(live?.deprecated ?? {}).flatMap(([module, names]) =>
    Object.entries(names)
      .filter(([name, { until }]) => until >= today && next.exports?.[module]?.includes(name) === false)
      .map(([name, { until }]) => ({
        about: `${module}: ${name}`,
        reason: 'name_gone_early',
        values: { name, module, until },
      })),
  );
};

/** A build says which names it imports; a shell's, which names it exports of each module of ours. */
export const checkNamesTold = ({ facts }: Candidate): Refusal[] => {
  const { name, imports, exports, provides = {} } = facts;
  if (name !== 'shell') return imports ? [] : [{ about: 'imports', reason: 'names_unknown' }];
  return Object.keys(provides)
    .filter((module) => isOwnModule(module) && !exports?.[module])
    .map((module) => ({ about: `exports: ${module}`, reason: 'names_unknown' }));
};
