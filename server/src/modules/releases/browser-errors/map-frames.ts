import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { ErrorFrames } from '@tavolina/shared-api/contract';
import { z } from 'zod';
import type { ReleaseFiles } from '../versions/release-files.ts';
import type { ReleaseFrame } from './release-frames.ts';

/** What bundlers write before the paths of sources, e.g. `tavolina:///`. */
const SCHEME = /^[a-z]+:\/\/\//;

const sourceMap = z.object({
  version: z.literal(3),
  sources: z.array(z.string().nullable()),
  names: z.array(z.string()).default([]),
  mappings: z.string(),
});

/** Reads a source map. Under its name a build may have anything, from which nothing is known, as without a map. */
const readMap = (content: Buffer): TraceMap | undefined => {
  try {
    return new TraceMap(sourceMap.parse(JSON.parse(content.toString())));
  } catch {
    return undefined;
  }
};

const mapOf = async (
  { part, version, file }: ReleaseFrame,
  files: Pick<ReleaseFiles, 'read'>,
): Promise<TraceMap | undefined> => {
  const map = await files.read(part, version, `${file}.map`);
  return map && readMap(map);
};

/** Frames by the source maps of their versions, which browsers do not get; a place without a map stays as it is. */
export const mapFrames = async (
  frames: readonly ReleaseFrame[],
  files: Pick<ReleaseFiles, 'read'>,
): Promise<ErrorFrames> => {
  const keyOf = ({ part, version, file }: ReleaseFrame): string => `${part}/${version}/${file}`;
  const distinct = new Map(frames.map((frame) => [keyOf(frame), frame]));
  const maps = new Map(
    await Promise.all([...distinct].map(async ([key, frame]) => [key, await mapOf(frame, files)] as const)),
  );
  return frames.map((frame) => {
    const { part, file, line, column, name = null } = frame;
    const version = `${part}@${frame.version}`;
    const map = maps.get(keyOf(frame));
    // A source map counts columns from zero.
    const found = map && originalPositionFor(map, { line, column: column - 1 });
    if (!found?.source) return { version, file, line, column, name, is_mapped: false };
    return {
      ...{ version, file: found.source.replace(SCHEME, ''), line: found.line, column: found.column + 1 },
      ...{ name: found.name ?? name, is_mapped: true },
    };
  });
};
