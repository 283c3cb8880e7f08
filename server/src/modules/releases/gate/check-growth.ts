import type { ReleaseFiles } from '../versions/release-files.ts';
import type { VersionFacts } from '../versions/version-facts.ts';
import type { Candidate } from './candidate.ts';
import { weighEverything } from './check-sizes.ts';
import { CODE_FILE, STYLE_FILE } from './kinds-of-files.ts';
import type { Refusal } from './refusal.ts';

/** Growth that has to be explained: by more than this share, or by more than these bytes (product.md §205). */
const SHARE = 0.05;
const BYTES = 2_048;
/** Growth that nobody is asked about, in bytes, however small the thing was before. */
const SMALL = 256;

/** What visits load more of than before, in bytes of brotli. */
export interface Growth {
  about: string;
  bytes: number;
  live: number;
}

/** The code and styles of a published version; nothing where the store has lost some of them. */
const weighedFiles = async (
  files: Pick<ReleaseFiles, 'read'>,
  { name, version, files: all }: VersionFacts,
): Promise<Candidate['files'] | undefined> => {
  const names = Object.keys(all).filter((file) => CODE_FILE.test(file) || STYLE_FILE.test(file));
  const contents = await Promise.all(names.map((file) => files.read(name, version, file)));
  const found = contents.flatMap((content, index): [string, Buffer][] =>
    content ? [[names[index] ?? '', content]] : [],
  );
  return found.length === names.length ? new Map(found) : undefined;
};

/**
 * What weighs notably more in a build than in the live version of its part. A page that is new has not grown.
 * @param live the live version; there is none of a new part
 */
export const growthOf = async (
  candidate: Candidate,
  live: VersionFacts | undefined,
  files: Pick<ReleaseFiles, 'read'>,
): Promise<Growth[]> => {
  const before = live && (await weighedFiles(files, live));
  if (!live || !before) return [];
  const weights = new Map(
    (await weighEverything({ facts: live, files: before })).map(({ about, bytes }) => [about, bytes]),
  );
  return (await weighEverything(candidate)).flatMap(({ about, bytes }) => {
    const weight = weights.get(about);
    if (weight === undefined) return [];
    const isLarge = bytes - weight > Math.min(BYTES, Math.max(SMALL, weight * SHARE));
    return isLarge ? [{ about, bytes, live: weight }] : [];
  });
};

/** What grew is refused as long as nobody says why. */
export const checkGrowth = (grown: readonly Growth[], why: string | undefined): Refusal[] =>
  why === undefined
    ? grown.map(({ about, bytes, live }) => ({ about, reason: 'grown', values: { bytes, live } }))
    : [];
