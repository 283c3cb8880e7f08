import type { ReleaseStatus } from '@tavolina/shared-api/contract';
import type { LiveBoard, LiveChannel } from './live-board.ts';
import type { ReleaseFiles } from './release-files.ts';

type Found = ReleaseStatus['parts'][number]['missing'];

/** What the store has lost, or holds with other bytes, of the versions visitors may get; memory may hide it until the next start. */
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

/** Says at start, in one line for each version, what the store has lost or holds with other bytes (product.md §134). */
export const warnOfMissing = async (
  { files, board }: { files: ReleaseFiles; board: LiveBoard },
  say: (line: string) => void,
): Promise<void> => {
  for (const channel of board.channels()) {
    if (!channel.stablePart)
      say(`${channel.part}@${channel.stable} is live and its files cannot be read. Publish it once more.`);
    for (const { version, files: lost } of await missingOf(files, channel).catch((): Found => []))
      say(
        `${channel.part}@${version} has lost files, or holds other bytes than were published: ${lost.join(', ')}. Publish it once more.`,
      );
  }
};
