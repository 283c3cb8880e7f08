import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href;
/** @param {string} then what the program does once it has started another one, `child` */
const program = (then) => `
  import { spawn } from 'node:child_process';
  import { endWithParent } from '${MODULE}';
  // It keeps the pipe open as long as it runs.
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'inherit' });
  endWithParent(child);
  ${then}
`;

/** @param {string} then */
const start = (then) => spawn(process.execPath, ['--input-type=module', '-e', program(then)]);

test('a program that crashes leaves none behind that it started', async () => {
  const [code] = await once(start(`setTimeout(() => { throw new Error('crashed'); });`), 'close');
  expect(code).toBe(1);
});

test.each(
  /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]),
)('one that is ended by %s leaves none behind, not even one that is held', async (signal, code) => {
  const ending = start(`
    child.kill('SIGSTOP');
    process.on('${signal}', () => console.log('told'));
    console.log('ready');
  `);
  let said = '';
  ending.stdout.on('data', (text) => {
    said += text;
    if (said === 'ready\n') ending.kill(signal);
  });
  expect((await once(ending, 'close'))[0]).toBe(code);
  expect(said).toBe('ready\ntold\n');
});
