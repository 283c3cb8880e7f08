import { callsByName, type ReleaseUses } from '@tavolina/shared-api/contract';
import type { Releases } from '../releases-service.ts';
import { listUses, type UsesOfVersion } from './uses-repository.ts';

const versionOf = ({ part, version, is_canary }: UsesOfVersion) => ({ part, version, is_canary });

/** Which live versions use what of the shared modules and of the API (product.md §593). */
export const usesOf = async ({ database, liveReleases }: Releases): Promise<ReleaseUses> => {
  const versions = await listUses(database);
  const shell = liveReleases.channels().find(({ part }) => part === 'shell');
  const provided = shell?.stable_facts.provides ?? {};
  const modules = new Set([
    ...Object.keys(provided),
    ...versions.flatMap(({ takes }) => Object.keys(takes ?? {})),
  ]);
  const known = callsByName();
  const made = new Set(versions.flatMap((version) => version.calls));
  const unknown = [...made].filter((call) => !known.has(call)).sort();
  return {
    modules: [...modules].sort().map((name) => ({
      name,
      provided: provided[name] ?? null,
      deprecated: shell?.stable_facts.deprecated?.[name] ?? {},
      users: versions.flatMap((version) => {
        const range = version.takes?.[name];
        return range === undefined
          ? []
          : [{ ...versionOf(version), range, names: [...(version.imports?.[name] ?? [])].sort() }];
      }),
    })),
    calls: [...unknown, ...known.keys()].map((call) => ({
      call,
      is_known: known.has(call),
      deprecated: known.get(call)?.deprecated ?? null,
      users: versions.filter((version) => version.calls.includes(call)).map(versionOf),
    })),
  };
};
