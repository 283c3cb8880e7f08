import { groupsThatTold } from './address-groups.ts';
import type { AutomaticReason } from './automatic-reason.ts';
import { blameShells, brokenByShells, mayBeBroken } from './broken-by-shell.ts';
import { mustAbort, type Told } from './canary-rule.ts';
import type { LiveChannel } from './live-board.ts';
import { type MoveDeps, moveRelease } from './move-release.ts';
import { sumCountsByShell } from './reports-by-shell-repository.ts';
import { type Count, sumCounts } from './reports-repository.ts';
import { healthOf } from './version-health.ts';

/** A canary that runs. */
type Canary = LiveChannel & { canary: string; canary_since: Date };

const isCanary = (channel: LiveChannel): channel is Canary =>
  channel.canary !== null && channel.canary_since !== null;

/** A page that never was ready failed. */
const toldOf = (counts: readonly Count[], part: string, version: string): Told => {
  const { opened, failed, silent = 0 } = healthOf(counts, part, version);
  return { health: { opened, failed: failed + silent }, places: groupsThatTold(counts, part, version) };
};

const failsBy = (counts: readonly Count[], { part, stable, canary }: Canary): Told | undefined => {
  const told = toldOf(counts, part, canary);
  return mustAbort(told, toldOf(counts, part, stable)) ? told : undefined;
};

const reasonOf = ({ health: { failed, opened } }: Told): AutomaticReason => ({
  code: 'canary_failed',
  failed,
  opened,
});

/** Why a canary of a remote must end: by what it does itself, not by what a shell has broken beside it. */
const remoteReason = async (
  { database }: MoveDeps,
  channel: Canary,
  counts: readonly Count[],
): Promise<AutomaticReason | undefined> => {
  if (!failsBy(counts, channel)) return undefined;
  const { part, canary_since: since } = channel;
  const broken = brokenByShells(await sumCountsByShell(database, { part }));
  const own = failsBy(
    blameShells(counts, await sumCountsByShell(database, { part, since }), broken),
    channel,
  );
  return own && reasonOf(own);
};

/** Why a canary of the shell must end: by its own failures, or by a remote that was well until it came. */
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

/** Ends canaries that fail too often, and those of the shell beside which a remote does (product.md §151). */
export const endFailingCanaries = async (deps: MoveDeps): Promise<void> => {
  const { database, board } = deps;
  for (const channel of board.channels().filter(isCanary)) {
    const { part, canary_since, move_id } = channel;
    const counts = await sumCounts(database, canary_since);
    const reason = await (part === 'shell' ? shellReason : remoteReason)(deps, channel, counts);
    // Only the canary these figures are of: another one may have begun meanwhile.
    if (reason)
      await moveRelease(deps, { part, action: 'abort', reason, expected_move: move_id }, 'platform');
  }
};
