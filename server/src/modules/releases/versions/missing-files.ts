import type { ReleaseStatus } from '@tavolina/shared-api/contract';
import { type LiveChannel, type OfferedVersion, offeredOf } from '../moves/live-channel.ts';
import type { LiveReleases } from '../moves/live-releases.ts';
import type { ReleaseFiles } from './release-files.ts';

type Found = ReleaseStatus['parts'][number]['missing'];

/** What visitors get in place of a version that cannot be read. */
const INSTEAD: Record<OfferedVersion['role'], string> = {
  stable: 'is live and its files cannot be read.',
  canary: 'is a canary that nobody gets: its files cannot be read.',
  last_good: 'is the last good version and cannot be gone back to: its files cannot be read.',
};

/**
 * Files of the versions that visitors may get which the store has lost or that are not those that were
 * published, by what the database says of them. Memory may hide it until the next start.
 */
export const missingOf = async (files: ReleaseFiles, channel: LiveChannel): Promise<Found> => {
  const looked = offeredOf(channel).map(async ({ version, facts }) => {
    const all = ['platform.json', ...Object.keys(facts.files)];
    const lost = await files.missing(channel.part, version, all);
    const damaged = await files.damaged(channel.part, version, facts);
    return { version, files: [...new Set([...lost, ...damaged])] };
  });
  return (await Promise.all(looked)).filter((version) => version.files.length > 0);
};

/**
 * Logs at start which versions cannot be shown, and which files the store has lost or corrupted (product.md
 * §134).
 */
export const warnOfMissing = async (
  { files, liveReleases }: { files: ReleaseFiles; liveReleases: LiveReleases },
  say: (line: string) => void,
): Promise<void> => {
  for (const channel of liveReleases.channels()) {
    const { part } = channel;
    for (const { version, role, live } of offeredOf(channel))
      if (!live) say(`${part}@${version} ${INSTEAD[role]} Publish it once more.`);
    for (const { version, files: lost } of await missingOf(files, channel).catch((): Found => []))
      say(
        `${part}@${version} has lost files, or holds other bytes than were published: ${lost.join(', ')}. Publish it once more.`,
      );
  }
};
