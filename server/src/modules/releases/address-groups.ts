import { createHash } from 'node:crypto';
import type { Count } from './reports-repository.ts';
import { FAILURES, silentByGroup } from './version-health.ts';

/**
 * Enough groups that three addresses seldom share one, and few enough that a group does not identify an
 * address.
 */
const GROUPS = 16;

/**
 * Kinds of reports that are counted by the group of their address, stored in the column of the figure's
 * step.
 */
const GROUPED = ['opened', 'started', 'ready', 'left', ...FAILURES];

/**
 * The group of an address, the same in every process; undefined for kinds that are not counted by group.
 */
export const groupOf = (kind: string, address: string): number | undefined =>
  GROUPED.includes(kind) ? createHash('sha256').update(address).digest().readUInt8() % GROUPS : undefined;

const groups = (counts: readonly Count[]): number => new Set(counts.map(({ bucket }) => bucket)).size;

/**
 * From how many groups came reports that a version failed, and reports that its part was opened in any
 * version.
 */
export const reportingGroups = (
  all: readonly Count[],
  part: string,
  version: string,
): { failed: number; opened: number } => {
  const counts = all.filter((entry) => entry.part === part);
  const own = counts.filter((entry) => entry.version === version);
  const failures = own.filter(({ kind }) => FAILURES.includes(kind));
  const silent = [...silentByGroup(own)].filter(([, count]) => count > 0);
  const failed = new Set([...failures.map(({ bucket }) => bucket), ...silent.map(([group]) => group)]).size;
  return { failed, opened: groups(counts.filter(({ kind }) => kind === 'opened')) };
};
