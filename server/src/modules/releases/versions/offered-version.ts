import type { Channel } from '../moves/channels-repository.ts';

/** Versions of a part that visitors may get: stable, canary and last good. */
export const offeredVersions = ({
  stable,
  canary,
  last_good,
}: Pick<Channel, 'stable' | 'canary' | 'last_good'>): string[] =>
  [stable, canary, last_good].filter((version) => version !== null);

/** Whether some visitors may get a version. */
export const isOffered = (
  channels: readonly Pick<Channel, 'part' | 'stable' | 'canary' | 'last_good'>[],
  { part, version }: { part: string; version: string },
): boolean => channels.some((channel) => channel.part === part && offeredVersions(channel).includes(version));
