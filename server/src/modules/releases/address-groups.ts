import { createHash } from 'node:crypto';
import type { Count } from './reports-repository.ts';
import { FAILURES, silentByGroup } from './version-health.ts';

/** So many that three addresses seldom share one, and so few that nobody's address can be told from its group. */
const GROUPS = 16;

/** What is counted by the group of the address that told it, which takes the place of a figure's step. */
const GROUPED = ['opened', 'started', 'ready', 'left', ...FAILURES];

/** The group an address belongs to, the same at every process; nothing of what is not counted by group. */
export const groupOf = (kind: string, address: string): number | undefined =>
  GROUPED.includes(kind) ? createHash('sha256').update(address).digest().readUInt8() % GROUPS : undefined;

const groups = (counts: readonly Count[]): number => new Set(counts.map(({ bucket }) => bucket)).size;

/** From how many groups of addresses a version was said to have failed, and its part to have opened in any version. */
export const groupsThatTold = (
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
