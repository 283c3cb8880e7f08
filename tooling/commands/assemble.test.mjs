import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram } from '../../remote-kit/lib/run-program.mjs';
import { ROOT } from '../lib/paths.mjs';

const assemble = (/** @type {string} */ folder) =>
  runProgram(process.execPath, [path.join(import.meta.dirname, 'assemble.mjs'), folder], {
    quiet: true,
    cwd: ROOT,
  });

/** @type {string} */
let home;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'tavolina-assemble-'));
  await writeFile(path.join(home, 'a-file'), '');
});
afterAll(() => rm(home, { recursive: true }));

// product.md §488
test('a folder that nothing can be put into is told before anything is built', async () => {
  // As of a variable that is not set.
  expect(await assemble('')).toEqual({ code: 1, output: `${ROOT} is not empty.\n` });
  expect(await assemble(home)).toEqual({ code: 1, output: `${home} is not empty.\n` });
  const below = path.join(home, 'a-file/below');
  expect(await assemble(below)).toEqual({ code: 1, output: `${below} is no folder.\n` });
  const refused = '/sys/tavolina';
  expect(await assemble(refused)).toEqual({
    code: 1,
    output: expect.stringMatching(new RegExp(`^${refused} cannot be made: .+\n$`)),
  });
});
