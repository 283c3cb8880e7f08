import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { untilSaid } from './until-said.mjs';

const started = (/** @type {string} */ code) => spawn(process.execPath, ['-e', code]);

test('a program is ready once it says so, on either output, in however many pieces', async () => {
  const child = started(
    `process.stderr.write('is ready: ht'); setTimeout(() => process.stdout.write('tp://x\\n'), 50);`,
  );
  expect((await untilSaid(child, /is ready: (\S+)\n/))[1]).toBe('http://x');
});

test('what it says later does not stop it', async () => {
  const child = started(`process.stdout.write('is ready'); process.stdout.write('x'.repeat(2_000_000));`);
  const ended = once(child, 'exit');
  await untilSaid(child, /is ready/);
  expect(await ended).toEqual([0, null]);
});

test('the failure of one that ends before names it with all that it said', async () => {
  const child = started(`console.log('one'); console.error('two'); process.exit(3);`);
  await expect(untilSaid(child, /is ready/)).rejects.toThrow(
    /ended before it was ready:\n(one\ntwo|two\none)/,
  );
});
