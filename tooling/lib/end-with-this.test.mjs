import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(path.join(import.meta.dirname, 'end-with-this.mjs')).href;
const CRASH = `
  import { spawn } from 'node:child_process';
  import { endWithThis } from '${MODULE}';
  // It holds the pipe open for as long as it runs.
  endWithThis(spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'inherit' }));
  setTimeout(() => { throw new Error('crashed'); });
`;

test('a program that crashes leaves none behind that it started', async () => {
  const crashing = spawn(process.execPath, ['--input-type=module', '-e', CRASH]);
  const code = await new Promise((resolve) => crashing.once('close', resolve));
  expect(code).toBe(1);
});
