import type { Channel } from './channels-repository.ts';

/** What visitors may get of a part: its stable version, its canary and its last good one. */
export const offeredVersions = ({
  stable,
  canary,
  last_good,
}: Pick<Channel, 'stable' | 'canary' | 'last_good'>): string[] =>
  [stable, canary, last_good].filter((version) => version !== null);

/** Whether some visitors may have a version. */
export const isOffered = (
  channels: readonly Pick<Channel, 'part' | 'stable' | 'canary' | 'last_good'>[],
  { part, version }: { part: string; version: string },
): boolean => channels.some((channel) => channel.part === part && offeredVersions(channel).includes(version));
