import type { Channel } from './releases-repository.ts';

/** Whether some visitors may have a version: as the stable one, as canary, or as the last good one. */
export const isOffered = (
  channels: readonly Pick<Channel, 'part' | 'stable' | 'canary' | 'last_good'>[],
  { part, version }: { part: string; version: string },
): boolean =>
  channels.some(
    (channel) =>
      channel.part === part && [channel.stable, channel.canary, channel.last_good].includes(version),
  );
