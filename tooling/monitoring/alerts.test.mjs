import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOrThrow } from '../../remote-kit/lib/run-program.mjs';
import { ensurePromtool } from '../lib/promtool.mjs';

const NAMES = ['prometheus.yaml', 'alerts.yaml', 'alerts.test.yaml', 'alerts-by-week.test.yaml'];
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tavolina-monitoring-'));
  for (const name of NAMES) await copyFile(path.join(import.meta.dirname, name), path.join(folder, name));
  // The configuration names it, and an operator writes it.
  await writeFile(path.join(folder, 'metrics-token'), 'a-token-of-the-operator');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

// product.md §572
test.each([
  ['the configuration and its alerts are valid', ['check', 'config', 'prometheus.yaml']],
  [
    'alerts fire when they should, and only then',
    ['test', 'rules', 'alerts.test.yaml', 'alerts-by-week.test.yaml'],
  ],
])('%s', async (_what, args) => {
  expect(await runOrThrow(await ensurePromtool(), args, { cwd: folder })).toContain('SUCCESS');
});
