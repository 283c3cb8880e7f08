import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href;
const CRASH = `
  import { spawn } from 'node:child_process';
  import { endWithParent } from '${MODULE}';
  // It keeps the pipe open as long as it runs.
  endWithParent(spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'inherit' }));
  setTimeout(() => { throw new Error('crashed'); });
`;

test('a program that crashes leaves none behind that it started', async () => {
  const crashing = spawn(process.execPath, ['--input-type=module', '-e', CRASH]);
  const code = await new Promise((resolve) => crashing.once('close', resolve));
  expect(code).toBe(1);
});
