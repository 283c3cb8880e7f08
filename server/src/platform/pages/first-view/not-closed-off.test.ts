import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '../../../test/eventually.ts';
import { FirstViews } from './first-views.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'unshare-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DRAWN = path.join(folder, 'drawn');
const SHELL = 'module.exports = { provided: {}, drawFirstView: (remote) => remote.draw() };';
/** Leaves a trace wherever it is drawn with the rights of this process. */
const REMOTE = `process.getBuiltinModule('fs').writeFileSync('${DRAWN}', '');
  exports.remote = { draw: async () => 'drawn' };`;

const program = (name: string, script: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
};

test.each([
  ['has no unshare', () => path.join(folder, 'nowhere'), /No such file or directory/],
  [
    'refuses namespaces',
    () => program('refuses', 'echo "unshare failed: Operation not permitted" >&2; exit 1'),
    /^unshare failed: Operation not permitted$/,
  ],
  ['ends it without a word', () => program('silent', 'exit 1'), /has ended/],
])('where the machine %s nothing is drawn, and the reason is told once', async (_, unshare, reason) => {
  const reasons: string[] = [];
  const failures: unknown[] = [];
  const views = new FirstViews(
    {
      onFailure: (error) => failures.push(error),
      onNotClosedOff: ({ message }) => reasons.push(message),
    },
    unshare(),
  );
  const find = (version: number) =>
    views.find({
      shell: { key: 'shell@1', code: SHELL },
      remote: { key: `remote@${version}`, code: REMOTE },
      isPreview: false,
      page: '/',
      answers: '',
      request: {},
    });
  expect(await find(1)).toBeUndefined();
  await eventually(async () => expect(reasons).toEqual([expect.stringMatching(reason)]));
  expect(await find(2)).toBeUndefined();
  expect(await find(3)).toBeUndefined();
  expect(reasons).toHaveLength(1);
  expect(failures).toEqual([]);
  expect(() => rmSync(DRAWN)).toThrow('ENOENT');
  views.stop();
});
