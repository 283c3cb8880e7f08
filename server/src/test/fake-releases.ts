import { brotliCompressSync } from 'node:zlib';
import type { LivePart, LiveRelease, Platform, ReleaseSource } from '../platform/pages/release-source.ts';

/** Releases in memory, for tests of pages. */
export interface FakeReleases extends ReleaseSource {
  /** Adds a version; its files hold its part's name. */
  putVersion: (name: string, version: string, facts: Partial<Platform> & { namespace: string }) => void;
  putFile: (name: string, content: string | Buffer) => void;
  /** Makes versions live; those that were never put are absent. */
  /** @param lastGood versions beside them */
  goLive: (versions: Record<string, string>, lastGood?: Record<string, string>) => void;
  /** Gives some visitors another version of a part. */
  split: (name: string, version: string, isChosen: (visitor: string) => boolean) => void;
}

const FILES = [
  'main.js',
  'main.css',
  'entry.js',
  'restaurants.js',
  'restaurants.css',
  'assets/figtree-latin.1a2b.woff2',
];

/** A release store in memory. */
export const fakeReleases = (): FakeReleases => {
  const files = new Map<string, Buffer>();
  const known = new Map<string, Platform>();
  let live: Record<string, string> = {};
  let standing: Record<string, string> = {};
  let other: { name: string; version: string; isChosen: (visitor: string) => boolean } | undefined;

  const json = (file: string): Record<string, unknown> =>
    JSON.parse(files.get(file)?.toString() ?? '{}') as Record<string, unknown>;

  const partOf = (name: string, version: string): LivePart | undefined => {
    const platform = known.get(`${name}/${version}`);
    if (!platform) return undefined;
    const folder = `${name}/${version}`;
    return {
      platform,
      manifest: platform.manifest ? json(`${folder}/${platform.manifest}`) : null,
      texts: {
        sq: json(`${folder}/locales/sq/${platform.namespace}.json`),
        en: json(`${folder}/locales/en/${platform.namespace}.json`),
      },
      uiTexts: {},
      firstView: null,
    };
  };

  const chosenPart = (name: string, visitor: string): LivePart | undefined =>
    other?.name === name && other.isChosen(visitor) ? partOf(name, other.version) : undefined;

  const ownedBefore = (name: string): Pick<Platform, 'prefixes' | 'namespace'> =>
    [...known.values()].find((platform) => platform.name === name) ?? { prefixes: [], namespace: name };

  const putFile = (name: string, content: string | Buffer): void => {
    files.set(name, Buffer.from(content));
  };

  return {
    putFile,
    putVersion(name, version, facts) {
      const isRemote = name !== 'shell';
      const folder = `${name}/${version}`;
      known.set(folder, {
        name,
        version,
        prefixes: [],
        css: ['main.css'],
        js: ['main.js'],
        entry: isRemote ? 'entry.js' : null,
        manifest: isRemote ? 'mf-manifest.json' : null,
        files: Object.fromEntries(
          FILES.map((file) => [file, { integrity: `sha384-${version}-${file}`, bytes: 1 }]),
        ),
        pages: isRemote ? { '/restaurants': { js: ['restaurants.js'], css: ['restaurants.css'] } } : {},
        ...facts,
      });
      putFile(`${folder}/mf-manifest.json`, JSON.stringify({ id: name, version }));
      putFile(`${folder}/main.js`, `${name}</script>`);
      putFile(`${folder}/main.js.br`, brotliCompressSync(`${name}</script>`));
      for (const lng of ['sq', 'en']) {
        const document = { title: `T-${lng}`, description: 'a & "b"' };
        const texts = JSON.stringify({ hello: `${lng} ${version}`, document });
        putFile(`${folder}/locales/${lng}/${facts.namespace}.json`, texts);
      }
    },
    goLive(versions, lastGood = {}) {
      live = versions;
      standing = lastGood;
    },
    split(name, version, isChosen) {
      other = { name, version, isChosen };
    },
    live(visitor) {
      const release: LiveRelease = {
        id: 7,
        parts: new Map(),
        fallbacks: new Map(),
        absent: [],
        isSplit: other !== undefined,
      };
      for (const [name, version] of Object.entries(live)) {
        const stable = partOf(name, version);
        const chosen = chosenPart(name, visitor);
        const part = chosen ?? stable;
        const fallback = chosen ? stable : standing[name] && partOf(name, standing[name]);
        if (fallback) release.fallbacks.set(name, fallback);
        if (part) release.parts.set(name, part);
        else
          release.absent.push({
            name,
            version,
            prefixes: ownedBefore(name).prefixes,
            namespace: ownedBefore(name).namespace,
          });
      }
      return release;
    },
    preview: async (token) => [partOf('remote-diner', token)].filter((part) => part !== undefined),
    file: async (part, version, file) => files.get(`${part}/${version}/${file}`),
  };
};
