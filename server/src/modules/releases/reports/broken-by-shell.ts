import { FAILURE_KINDS, type Happening, STARTING_KINDS } from '@tavolina/shared-api/contract';
import { reportsOf } from './address-groups.ts';
import { ENOUGH_FAILURES, failsMore } from './canary-rule.ts';
import type { CountByShell } from './reports-by-shell-repository.ts';
import type { Count } from './reports-repository.ts';
import { silentByGroup } from './version-health.ts';

/** A version of a remote that worked with other shells and fails with this one. */
export interface Broken {
  shell: string;
  part: string;
  version: string;
  /** How often it failed with the shell, and how often it was opened there. */
  failed: number;
  opened: number;
}

/** Kinds that are moved to the shell that caused them. */
const MOVED: readonly Happening['kind'][] = [...FAILURE_KINDS, ...STARTING_KINDS];

const isOf = (count: CountByShell, { shell, part, version }: Pick<Broken, 'shell' | 'part' | 'version'>) =>
  count.shell === shell && count.part === part && count.version === version;

/**
 * Versions of remotes that a shell has broken: they fail with it much more often than with other shells, by
 * the rule for canaries (product.md §151). Versions that were rarely opened with other shells are ignored.
 */
export const brokenByShells = (all: readonly CountByShell[]): Broken[] => {
  const pairs = new Map(all.map((count) => [`${count.part}@${count.version} ${count.shell}`, count]));
  return [...pairs.values()].flatMap(({ part, version, shell }): Broken[] => {
    const pair = { shell, part, version };
    const own = all.filter((count) => isOf(count, pair));
    const others = all.filter(
      (count) => count.part === part && count.version === version && count.shell !== shell,
    );
    const beside = reportsOf(own, part, version, all);
    const before = reportsOf(others, part, version, all);
    const wasKnown = before.health.opened >= ENOUGH_FAILURES;
    return wasKnown && failsMore(beside, before) ? [{ ...pair, ...beside.health }] : [];
  });
};

/** The same counts, with failures that a shell caused in remotes moved to the shell. */
export const attributeToShells = (
  counts: readonly Count[],
  beside: readonly CountByShell[],
  broken: readonly Broken[],
): Count[] => {
  const sums = new Map<string, Count>();
  const add = ({ part, version, kind, bucket, count }: Count): void => {
    const key = `${part}@${version} ${kind} ${bucket}`;
    sums.set(key, { part, version, kind, bucket, count: (sums.get(key)?.count ?? 0) + count });
  };
  for (const count of counts) add(count);
  for (const count of beside) {
    if (!MOVED.includes(count.kind) || !broken.some((pair) => isOf(count, pair))) continue;
    add({ ...count, count: -count.count });
    add({ ...count, part: 'shell', version: count.shell });
  }
  return [...sums.values()].filter(({ count }) => count > 0);
};

/** Whether pages of one shell failed often enough that it may have broken something. */
export const mayBeBroken = (counts: readonly CountByShell[]): boolean => {
  const failed = counts.filter(({ kind }) => FAILURE_KINDS.includes(kind));
  const silent = [...silentByGroup(counts).values()].filter((count) => count > 0);
  return [...failed.map(({ count }) => count), ...silent].reduce((a, b) => a + b, 0) >= ENOUGH_FAILURES;
};
