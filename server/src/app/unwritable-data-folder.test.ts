import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../test/run-command.ts';

const home = mkdtempSync(path.join(tmpdir(), 'tavolina-unwritable-'));
const file = path.join(home, 'a-file');
writeFileSync(file, '');

afterAll(() => rmSync(home, { recursive: true, force: true }));

// product.md §622
test.each([
  // /proc refuses folders in a way that Node's own function tries again without end.
  ['a command', 'count-orders', [], '/proc/tavolina'],
  ['a command', 'count-orders', [], path.join(file, 'below')],
  ['a restore', 'restore', [path.join(home, 'backup')], '/proc/tavolina'],
  ['the server', 'main', [], '/proc/tavolina'],
])('%s refuses a data folder that cannot be written to in words', async (_, name, args, folder) => {
  const { code, said } = await runCommand(name, args, { DATA_DIR: folder, PORT: '0' });
  expect([code, said.trim().split('\n')]).toEqual([
    1,
    [
      expect.stringMatching(
        new RegExp(
          `^Nothing can be written to ${folder} \\(.+\\)\\. Name another folder, or give this account `,
        ),
      ),
    ],
  ]);
});
