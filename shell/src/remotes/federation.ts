import {
  getInstance,
  loadRemote as loadExposed,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteModule, RemoteRelease } from '@tavolina/shared-api/runtime';
import { liveRemotes } from './live-release.ts';

const baseOf = (release: RemoteRelease): string => new URL(release.base, window.location.href).href;

/** Every version this tab may load files of: the live ones and those that stand by. */
const knownReleases = (): RemoteRelease[] =>
  Object.values(liveRemotes()).flatMap((release) =>
    release.fallback ? [release, release.fallback] : [release],
  );

const integrityOf = (url: string): string | undefined => {
  const absolute = new URL(url, window.location.href).href;
  const owner = knownReleases().find((release) => absolute.startsWith(baseOf(release)));
  return owner?.integrity[absolute.slice(baseOf(owner).length)];
};

/** Hands the federation runtime what the page already carries, and lets it run only files whose hash the page names. */
const releasePlugin: ModuleFederationRuntimePlugin = {
  name: 'release',
  fetch: (url) => {
    const owner = knownReleases().find((release) => url === `${baseOf(release)}mf-manifest.json`);
    return owner?.manifest ? Promise.resolve(Response.json(owner.manifest)) : undefined;
  },
  createScript: ({ url }) => {
    const integrity = integrityOf(url);
    if (integrity === undefined) return undefined;
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    return script;
  },
  createLink: ({ url, attrs }) => {
    const integrity = integrityOf(url);
    if (integrity === undefined) return undefined;
    const link = document.createElement('link');
    for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
    link.href = url;
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    return link;
  },
};

/** Teaches the federation runtime where this release's files are and what their hashes are. Called once. */
export const startFederation = (): void => {
  if (getInstance()?.options.plugins.some(({ name }) => name === releasePlugin.name)) return;
  registerPlugins([releasePlugin]);
};

const registered = new Map<string, string>();

const containerOf = (name: string): string => name.replaceAll('-', '_');

/**
 * Loads a remote's exposed module. A repeated call after a failure starts anew: the runtime forgets what it cached.
 * @throws whatever the network, the integrity check or the remote's own code threw
 */
export const fetchRemote = async (name: string, release: RemoteRelease): Promise<RemoteModule> => {
  const entry = `${baseOf(release)}mf-manifest.json`;
  const container = containerOf(name);
  registerRemotes([{ name: container, entry }], { force: registered.has(container) });
  registered.set(container, entry);
  const exposed = await loadExposed<{ remote: RemoteModule }>(`${container}/remote`);
  if (!exposed) throw new Error(`${name} exposes nothing`);
  return exposed.remote;
};
