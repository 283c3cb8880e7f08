import type { ReleaseStatus } from '@tavolina/shared-api/contract';
import type { LiveChannel, LiveReleases } from './live-releases.ts';
import type { ReleaseFiles } from './release-files.ts';

type Found = ReleaseStatus['parts'][number]['missing'];

/**
 * Files of live versions that the store has lost or that are corrupt. Memory may hide it until the next
 * start.
 */
export const missingOf = async (
  files: ReleaseFiles,
  { part, stablePart, canaryPart, lastGoodPart }: LiveChannel,
): Promise<Found> => {
  const found = [stablePart, canaryPart, lastGoodPart].filter((live) => live !== undefined);
  const looked = found.map(async ({ platform: { version, files: all } }) => {
    const lost = await files.missing(part, version, Object.keys(all));
    const damaged = await files.damaged(part, version, all);
    return { version, files: [...new Set([...lost, ...damaged])] };
  });
  return (await Promise.all(looked)).filter((version) => version.files.length > 0);
};

/**
 * Logs at start, one line for each version, which files the store has lost or corrupted (product.md §134).
 */
export const warnOfMissing = async (
  { files, liveReleases }: { files: ReleaseFiles; liveReleases: LiveReleases },
  say: (line: string) => void,
): Promise<void> => {
  for (const channel of liveReleases.channels()) {
    if (!channel.stablePart)
      say(`${channel.part}@${channel.stable} is live and its files cannot be read. Publish it once more.`);
    for (const { version, files: lost } of await missingOf(files, channel).catch((): Found => []))
      say(
        `${channel.part}@${version} has lost files, or holds other bytes than were published: ${lost.join(', ')}. Publish it once more.`,
      );
  }
};
