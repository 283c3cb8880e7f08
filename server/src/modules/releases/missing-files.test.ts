import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseStatus } from '@tavolina/shared-api/contract';
import { testBuild, testOperators } from '../../test/builds.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'tavolina-releases-'));
const server = testServer({ DATA_DIR });
const DINER = 'remote-diner';
const TEXTS = 'locales/sq/diner.json';
const live = testBuild(DINER, '2.0.0');

const team = testOperators(server, {
  live: [testBuild('shell', '1.0.0'), testBuild(DINER, '1.0.0'), live],
});

afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const loseFile = (version: string, file: string): void =>
  rmSync(path.join(DATA_DIR, 'releases', DINER, version, file));

const missing = async () => {
  const { body } = await send(server, 'GET', '/platform/status', { token: team.token });
  return (body as ReleaseStatus).parts.map((part) => {
    expect(part.is_readable).toBe(true);
    return part.missing;
  });
};

test('files that are gone from the disk are named while memory has them, until they are handed over anew', async () => {
  // What pages must know of a live version is read when it becomes live.
  loseFile('2.0.0', TEXTS);
  loseFile('1.0.0', 'entry.js');
  const lastGood = { version: '1.0.0', files: ['entry.js'] };
  expect(await missing()).toEqual([[], [{ version: '2.0.0', files: [TEXTS] }, lastGood]]);
  await team.publish(live);
  expect(await missing()).toEqual([[], [lastGood]]);
});
