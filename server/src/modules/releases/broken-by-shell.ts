import { groupsThatTold } from './address-groups.ts';
import { ENOUGH_FAILURES, failsMore, type Told } from './canary-rule.ts';
import type { CountByShell } from './reports-by-shell-repository.ts';
import type { Count } from './reports-repository.ts';
import { FAILURES, healthOf, silentByGroup } from './version-health.ts';

/** A remote's version that was well beside other shells and fails beside this one. */
export interface Broken {
  shell: string;
  part: string;
  version: string;
  /** How often it failed beside the shell, and how often it was opened there. */
  failed: number;
  opened: number;
}

const COUNTED = [...FAILURES, 'started', 'ready', 'left'];

const toldOf = (counts: readonly CountByShell[], all: readonly CountByShell[]): Told => {
  const { part = '', version = '' } = counts[0] ?? {};
  const { opened, failed, silent = 0 } = healthOf(counts, part, version);
  const { failed: places } = groupsThatTold(counts, part, version);
  // A page that never was ready failed.
  const health = { opened, failed: failed + silent };
  return { health, places: { failed: places, opened: groupsThatTold(all, part, version).opened } };
};

const isOf = (count: CountByShell, { shell, part, version }: Pick<Broken, 'shell' | 'part' | 'version'>) =>
  count.shell === shell && count.part === part && count.version === version;

/**
 * Which remotes' versions a shell has broken: they fail beside it much more often than beside other shells, as
 * a canary beside a stable version (product.md §151). One that few have opened beside other shells was not known to be well.
 */
export const brokenByShells = (all: readonly CountByShell[]): Broken[] => {
  const pairs = new Map(all.map((count) => [`${count.part}@${count.version} ${count.shell}`, count]));
  return [...pairs.values()].flatMap(({ part, version, shell }): Broken[] => {
    const pair = { shell, part, version };
    const own = all.filter((count) => isOf(count, pair));
    const others = all.filter(
      (count) => count.part === part && count.version === version && count.shell !== shell,
    );
    const [beside, before] = [toldOf(own, all), toldOf(others, all)];
    const wasKnown = before.health.opened >= ENOUGH_FAILURES;
    return wasKnown && failsMore(beside, before) ? [{ ...pair, ...beside.health }] : [];
  });
};

/** The same counts, with failures of remotes that a shell has broken counted for the shell. */
export const blameShells = (
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
    if (!COUNTED.includes(count.kind) || !broken.some((pair) => isOf(count, pair))) continue;
    add({ ...count, count: -count.count });
    add({ ...count, part: 'shell', version: count.shell });
  }
  return [...sums.values()].filter(({ count }) => count > 0);
};

/** Whether so much went wrong in pages of one shell that it may have broken something. */
export const mayBeBroken = (counts: readonly CountByShell[]): boolean => {
  const failed = counts.filter(({ kind }) => FAILURES.includes(kind));
  const silent = [...silentByGroup(counts).values()].filter((count) => count > 0);
  return [...failed.map(({ count }) => count), ...silent].reduce((a, b) => a + b, 0) >= ENOUGH_FAILURES;
};
