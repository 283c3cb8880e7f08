import { createHash } from 'node:crypto';
import { FAILURE_KINDS, type Happening, STARTING_KINDS } from '@tavolina/shared-api/contract';
import type { VersionReports } from './canary-rule.ts';
import type { Count } from './reports-repository.ts';
import { healthOf, silentByGroup } from './version-health.ts';

/**
 * Enough groups that three addresses seldom share one, and few enough that a group does not identify an
 * address.
 */
const GROUPS = 16;

/**
 * Kinds of reports that are counted by the group of their address, stored in the column of the figure's
 * step.
 */
const GROUPED: readonly Happening['kind'][] = ['opened', ...STARTING_KINDS, ...FAILURE_KINDS];

/**
 * The group of an address, the same in every process; undefined for kinds that are not counted by group.
 */
export const addressGroupOf = (kind: Happening['kind'], address: string): number | undefined =>
  GROUPED.includes(kind) ? createHash('sha256').update(address).digest().readUInt8() % GROUPS : undefined;

const addressGroups = (counts: readonly Count[]): number => new Set(counts.map(({ bucket }) => bucket)).size;

/**
 * From how many groups came reports that a version failed, and reports that its part was opened in any
 * version.
 */
const reportingGroups = (
  all: readonly Count[],
  part: string,
  version: string,
): VersionReports['addressGroups'] => {
  const counts = all.filter((entry) => entry.part === part);
  const own = counts.filter((entry) => entry.version === version);
  const failures = own.filter(({ kind }) => FAILURE_KINDS.includes(kind));
  const silent = [...silentByGroup(own)].filter(([, count]) => count > 0);
  const failed = new Set([...failures.map(({ bucket }) => bucket), ...silent.map(([group]) => group)]).size;
  return { failed, opened: addressGroups(counts.filter(({ kind }) => kind === 'opened')) };
};

/**
 * The reports about a version, as the rule for canaries takes them: a page that never became ready counts as
 * failed.
 * @param all counts that say from how many groups the part was opened; by default the same
 */
export const reportsOf = (
  counts: readonly Count[],
  part: string,
  version: string,
  all = counts,
): VersionReports => {
  const { opened, failed, silent = 0 } = healthOf(counts, part, version);
  return {
    health: { opened, failed: failed + silent },
    addressGroups: {
      failed: reportingGroups(counts, part, version).failed,
      opened: reportingGroups(all, part, version).opened,
    },
  };
};
