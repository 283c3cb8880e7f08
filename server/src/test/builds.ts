import { createHash } from 'node:crypto';
import type { ReleaseRequest } from '@tavolina/shared-api/contract';
import { grantPaths } from '../modules/releases/teams/granted-paths-repository.ts';
import { createToken } from '../modules/releases/teams/team-tokens.ts';
import type { VersionFacts } from '../modules/releases/versions/version-facts.ts';
import { type Received, send } from './send.ts';
import type { TestServer } from './test-server.ts';

/** Files of a build by name, and what its `platform.json` says beyond them. */
export interface TestBuild {
  part: string;
  version: string;
  files: Record<string, string>;
  facts: Record<string, unknown>;
}

const integrityOf = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** What a build of the storefront without files says of itself. */
export const testFacts = (changes: Partial<VersionFacts> = {}): VersionFacts => ({
  name: 'remote-diner',
  version: '1.0.0',
  prefixes: ['/diner'],
  namespace: 'diner',
  entry: null,
  manifest: null,
  js: [],
  css: [],
  files: {},
  ...changes,
});

/** The code of an entry that demands modules of the shell, as the federation's tools write it. */
export const testEntry = (version: string, takes: Record<string, string>): string =>
  [
    `void '${version}'`,
    ...Object.entries(takes).map(
      ([name, range]) => `void {shareKey:"${name}",import:null,requiredVersion:"${range}"}`,
    ),
  ].join(';');

const NO_ASSETS = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/** A manifest of the federation as its tools write it. */
export const testManifest = (part: string, takes: Record<string, string>) => {
  const name = part.replaceAll('-', '_');
  return {
    name,
    metaData: {
      globalName: name,
      publicPath: 'auto',
      remoteEntry: { name: 'entry.js', path: '', type: 'global' },
    },
    shared: Object.entries(takes).map(([module, requiredVersion]) => ({
      name: module,
      requiredVersion,
      assets: NO_ASSETS,
    })),
    remotes: [],
    exposes: [{ name: 'remote', path: './remote', assets: NO_ASSETS }],
  };
};

/** What remotes of tests take from the shell. */
const TAKES = { react: '^19.3.1' };

/** A small build that passes the gate. */
export const testBuild = (part: string, version: string): TestBuild => {
  const namespace = part.replace('remote-', '');
  const texts = JSON.stringify({ hello: version });
  const common = {
    'main.js': `void '${version}'`,
    [`locales/sq/${namespace}.json`]: texts,
    [`locales/en/${namespace}.json`]: texts,
  };
  if (part === 'shell') {
    const provides = { react: '19.3.1', '@tavolina/shared-ui': '0.1.0' };
    const exports = { '@tavolina/shared-ui': [] };
    return { part, version, files: common, facts: { prefixes: [], namespace, provides, exports } };
  }
  return {
    part,
    version,
    files: {
      ...common,
      'entry.js': testEntry(version, TAKES),
      'main.css': `.${namespace}-page-1{color:red}`,
      'mf-manifest.json': JSON.stringify(testManifest(part, TAKES)),
    },
    facts: { prefixes: [`/${namespace}`], namespace, contains: [], imports: {} },
  };
};

/** The body that hands a build over. */
export const uploadOf = ({ part, version, files, facts }: TestBuild) => {
  const isRemote = part !== 'shell';
  const platform = {
    name: part,
    version,
    entry: isRemote ? 'entry.js' : null,
    manifest: isRemote ? 'mf-manifest.json' : null,
    js: ['main.js'],
    css: isRemote ? ['main.css'] : [],
    files: Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        { integrity: integrityOf(content), bytes: Buffer.byteLength(content) },
      ]),
    ),
    ...facts,
  };
  const all = { 'platform.json': JSON.stringify(platform), ...files };
  return {
    part,
    version,
    files: Object.fromEntries(
      Object.entries(all).map(([name, content]) => [name, Buffer.from(content).toString('base64')]),
    ),
  };
};

/** A team at the release platform of a test server. */
export interface TestTeam {
  token: string;
  publish: (build: TestBuild, more?: object) => Promise<Received>;
  move: (request: Partial<ReleaseRequest> & { part: string }) => Promise<Received>;
  /** Publishes a build and makes it live. */
  release: (build: TestBuild) => Promise<Received>;
}

const teamWith = (server: TestServer, token: () => string): TestTeam => {
  const move: TestTeam['move'] = (request) =>
    send(server, 'POST', '/platform/moves', {
      token: token(),
      body: {
        reason: 'a test',
        untried: 'a test',
        ...(request.action === 'promote' && { unopened: true }),
        ...request,
      },
    });
  const publish: TestTeam['publish'] = (build, more) =>
    send(server, 'POST', '/platform/versions', { token: token(), body: { ...uploadOf(build), ...more } });
  return {
    get token() {
      return token();
    },
    publish,
    move,
    async release(build) {
      await publish(build);
      return move({ part: build.part, version: build.version, action: 'release' });
    },
  };
};

const newToken = (server: TestServer, part: string | null): Promise<string> =>
  createToken(server.database, { name: part ?? 'operators', part });

/**
 * Makes a token and what one does with it.
 * @param part the team's own; none means all
 * @param paths what the part is given with it
 */
export const testTeam = async (
  server: TestServer,
  part: string | null = null,
  paths: readonly string[] = [`/${part?.replace('remote-', '')}`],
): Promise<TestTeam> => {
  const token = await newToken(server, part);
  if (part !== null) await grantPaths(server.database, part, paths, 'operators', new Date());
  return teamWith(server, () => token);
};

/** The operators of a platform where, before the tests of a file, some builds are live and others only published. */
export const testOperators = (
  server: TestServer,
  { live, published = [] }: { live: TestBuild[]; published?: TestBuild[] },
): TestTeam => {
  let token = '';
  const team = teamWith(server, () => token);
  beforeAll(async () => {
    token = await newToken(server, null);
    for (const build of live) await team.release(build);
    for (const build of published) await team.publish(build);
  });
  return team;
};
