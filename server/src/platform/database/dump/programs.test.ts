import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from './programs.ts';

const home = mkdtempSync(path.join(tmpdir(), 'tavolina-programs-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const installed = (major: number): string => {
  const folder = path.join(home, String(major));
  const file = path.join(folder, 'pg_dump');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho 'pg_dump (PostgreSQL) ${major}.4 (Debian ${major}.4-1)'\n`);
  chmodSync(file, 0o755);
  return folder;
};

test('of several pg_dump the oldest that knows the server is taken', async () => {
  const folders = [18, 15, 17].map(installed);
  expect(await findProgram('pg_dump', 16, folders)).toEqual({
    file: path.join(home, '17/pg_dump'),
    major: 17,
  });
});

test('without one that is new enough it is said what there is and what to install', async () => {
  await expect(findProgram('pg_dump', 18, [installed(15)])).rejects.toThrow(
    /needs pg_dump of version 18 or later; .*15\/pg_dump is of version 15\. Install it \(on Debian: apt-get install postgresql-client-18,/,
  );
  await expect(findProgram('pg_restore', 18, [home])).rejects.toThrow('there is none on this machine');
});
