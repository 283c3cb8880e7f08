import type { LiveChannel } from '../moves/live-channel.ts';
import { type MoveDeps, moveRelease } from '../moves/move-release.ts';
import { reportsOf } from './address-groups.ts';
import type { AutomaticReason } from './automatic-reasons.ts';
import { attributeToShells, brokenByShells, mayBeBroken } from './broken-by-shell.ts';
import { mustAbort, type VersionReports } from './canary-rule.ts';
import { sumCountsByShell } from './reports-by-shell-repository.ts';
import { type Count, sumCounts } from './reports-repository.ts';

/** A running canary. */
type Canary = LiveChannel & { canary: string; canary_since: Date };

const isCanary = (channel: LiveChannel): channel is Canary =>
  channel.canary !== null && channel.canary_since !== null;

const failsBy = (counts: readonly Count[], { part, stable, canary }: Canary): VersionReports | undefined => {
  const told = reportsOf(counts, part, canary);
  return mustAbort(told, reportsOf(counts, part, stable)) ? told : undefined;
};

const reasonOf = ({ health: { failed, opened } }: VersionReports): AutomaticReason => ({
  code: 'canary_failed',
  failed,
  opened,
});

/** Why a canary of a remote must end. Only its own failures count, not those that a shell caused. */
const remoteReason = async (
  { database }: MoveDeps,
  channel: Canary,
  counts: readonly Count[],
): Promise<AutomaticReason | undefined> => {
  if (!failsBy(counts, channel)) return undefined;
  const { part, canary_since: since } = channel;
  const broken = brokenByShells(await sumCountsByShell(database, { part }));
  const own = failsBy(
    attributeToShells(counts, await sumCountsByShell(database, { part, since }), broken),
    channel,
  );
  return own && reasonOf(own);
};

/** Why a canary of the shell must end: its own failures, or a remote that worked until it came. */
const shellReason = async (
  { database }: MoveDeps,
  channel: Canary,
  counts: readonly Count[],
): Promise<AutomaticReason | undefined> => {
  const own = failsBy(counts, channel);
  if (own) return reasonOf(own);
  const { canary: shell, canary_since: since } = channel;
  const beside = await sumCountsByShell(database, { shell, since });
  if (!mayBeBroken(beside)) return undefined;
  const before = (await sumCountsByShell(database)).filter((count) => count.shell !== shell);
  const broken = brokenByShells([...before, ...beside]).find((pair) => pair.shell === shell);
  return (
    broken && {
      code: 'canary_failed',
      failed: broken.failed,
      opened: broken.opened,
      remote: `${broken.part}@${broken.version}`,
    }
  );
};

/** Aborts canaries that fail too often, and canaries of the shell that break a remote (product.md §151). */
export const abortFailingCanaries = async (deps: MoveDeps): Promise<void> => {
  const { database, liveReleases } = deps;
  for (const channel of liveReleases.channels().filter(isCanary)) {
    const { part, canary_since, move_id } = channel;
    const counts = await sumCounts(database, canary_since);
    const reason = await (part === 'shell' ? shellReason : remoteReason)(deps, channel, counts);
    // Only the canary of these figures: another one may have started meanwhile.
    if (reason)
      await moveRelease(deps, { part, action: 'abort', reason, expected_move: move_id }, 'platform');
  }
};
