import type { MapTiles } from './map-tiles.ts';
import { type AbsentPart, firstFiles, type LivePart, type LiveRelease } from './release-source.ts';

/** URL of a version's folder, ending in a slash. */
export const baseOf = ({ name, version }: { name: string; version: string }): string =>
  name === 'shell' ? `/shell/${version}/` : `/remotes/${name}/${version}/`;

/**
 * What browsers need to load a remote. Files that it loads later are checked against hashes in its entry.
 */
const remoteRelease = ({ platform, manifest }: LivePart) => ({
  version: platform.version,
  base: baseOf(platform),
  prefixes: platform.prefixes,
  namespace: platform.namespace,
  manifest,
  integrity: Object.fromEntries(
    firstFiles(platform).map((file) => [file, platform.files[file]?.integrity ?? '']),
  ),
});

/** A version together with its last good version, for pages in which the live one fails. */
const withFallback = (part: LivePart, fallback: LivePart | undefined) => ({
  ...remoteRelease(part),
  ...(fallback ? { fallback: remoteRelease(fallback) } : {}),
});

const isRemote = ({ name }: { name: string }): boolean => name !== 'shell';

const absentRelease = ({ version, prefixes, namespace }: AbsentPart) => ({
  version,
  base: '',
  prefixes,
  namespace,
  manifest: null,
  integrity: {},
});

/** What browsers need to load the release; see `Release` of the runtime facade. */
export const describeRelease = (
  live: LiveRelease,
  settings: {
    apiBaseUrl: string;
    publicOrigin: string;
    mapTiles?: MapTiles | undefined;
    traceShare?: number | undefined;
  },
) => ({
  apiBaseUrl: settings.apiBaseUrl,
  publicOrigin: settings.publicOrigin,
  ...(settings.mapTiles && { mapTiles: settings.mapTiles }),
  ...(settings.traceShare && { traceShare: settings.traceShare }),
  id: live.id,
  ...(live.preview ? { preview: live.preview } : {}),
  shell: { version: live.parts.get('shell')?.platform.version ?? '' },
  remotes: Object.fromEntries([
    ...live.absent.filter(isRemote).map((part) => [part.name, absentRelease(part)]),
    ...[...live.parts.values()]
      .filter(({ platform }) => isRemote(platform))
      .map((part) => [part.platform.name, withFallback(part, live.fallbacks.get(part.platform.name))]),
  ]),
});
