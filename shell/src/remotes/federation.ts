import {
  getInstance,
  loadRemote as loadExposed,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteModule, RemoteRelease } from '@tavolina/shared-api/runtime';
import { liveRemotes } from './live-release.ts';

const baseOf = (release: Pick<RemoteRelease, 'base'>): string =>
  new URL(release.base, window.location.href).href;

/** Every version this tab may load: the live ones and their fallbacks. */
const knownReleases = (): RemoteRelease[] =>
  Object.values(liveRemotes()).flatMap((release) =>
    release.fallback ? [release, release.fallback] : [release],
  );

const integrityOf = (url: string): string | undefined => {
  const absolute = new URL(url, window.location.href).href;
  const owner = knownReleases().find((release) => absolute.startsWith(baseOf(release)));
  return owner?.integrity[absolute.slice(baseOf(owner).length)];
};

/** Gives the federation runtime the data in the document, and restricts it to files with a known hash. */
const releasePlugin: ModuleFederationRuntimePlugin = {
  name: 'release',
  createScript: ({ url }) => {
    const integrity = integrityOf(url);
    if (integrity === undefined) return undefined;
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    return script;
  },
};

/** Registers the URLs and hashes of this release's files. Called once. */
export const startFederation = (): void => {
  if (getInstance()?.options.plugins.some(({ name }) => name === releasePlugin.name)) return;
  registerPlugins([releasePlugin]);
};

const registered = new Set<string>();

const containerOf = (name: string): string => name.replaceAll('-', '_');

/**
 * Where a version's entry is. The runtime's own reader of manifests is left out of the shell: it only looks up this
 * name, and writes link elements for files that the document names anyway.
 * @throws where the manifest names no entry
 */
const entryOf = ({ manifest, ...release }: RemoteRelease): string => {
  const { metaData } = (manifest ?? {}) as { metaData?: { remoteEntry?: { path: string; name: string } } };
  if (!metaData?.remoteEntry) throw new Error(`${release.version} has no entry`);
  const { path, name } = metaData.remoteEntry;
  return `${baseOf(release)}${path}${name}`;
};

/**
 * Loads a remote's exposed module. A repeated call after a failure starts again: the runtime forgets what it cached.
 * @throws whatever the network, the integrity check or the remote's own code threw
 */
export const fetchRemote = async (name: string, release: RemoteRelease): Promise<RemoteModule> => {
  const container = containerOf(name);
  registerRemotes([{ name: container, entry: entryOf(release) }], { force: registered.has(container) });
  registered.add(container);
  const exposed = await loadExposed<{ remote: RemoteModule }>(`${container}/remote`);
  if (!exposed) throw new Error(`${name} exposes nothing`);
  return exposed.remote;
};
