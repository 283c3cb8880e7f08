import {
  type TestBuild,
  type TestTeam,
  testBuild,
  testEntry,
  testManifest,
  testOperators,
} from './builds.ts';
import type { TestServer } from './test-server.ts';

/** The part whose builds are refused. */
export const DINER = 'remote-diner';

/** The operators of a platform where a shell and the part of owners are live. */
export const operatorsBesideOwners = (server: TestServer): TestTeam =>
  testOperators(server, { live: [testBuild('shell', '1.0.0'), testBuild('remote-business', '1.0.0')] });

/** A build that passes but for a change. */
export const changedBuild = (change: (build: TestBuild) => void): TestBuild => {
  const changed = testBuild(DINER, '1.0.0');
  change(changed);
  return changed;
};

/** What a build is, what makes it so, and why it is refused. */
export type RefusedBuild = [
  name: string,
  change: (build: TestBuild) => void,
  reason: { field: string; message: string },
];

/** Holds that a build is refused, with exactly this reason. */
export const expectRefused = async (
  team: TestTeam,
  change: RefusedBuild[1],
  reason: RefusedBuild[2],
): Promise<void> => {
  expect(await team.publish(changedBuild(change))).toMatchObject({
    status: 422,
    body: { code: 'release_refused', errors: [reason] },
  });
};

/** Lets a build demand one module, in its manifest and in its code. */
export const take = (files: TestBuild['files'], name: string, range: string): void => {
  files['mf-manifest.json'] = JSON.stringify(testManifest(DINER, { [name]: range }));
  files['entry.js'] = testEntry('1.0.0', { [name]: range });
};

type Manifest = ReturnType<typeof testManifest>;

/** Edits the manifest of a build, and nothing else. */
export const edit =
  (change: (manifest: Manifest) => void) =>
  ({ files }: TestBuild): void => {
    const manifest = JSON.parse(files['mf-manifest.json'] ?? '') as Manifest;
    change(manifest);
    files['mf-manifest.json'] = JSON.stringify(manifest);
  };
