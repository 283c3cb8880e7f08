import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const CHECK = path.join(__dirname, 'check.mjs');

/** @type {string} */
let root;

/** @param {Record<string, string>} files content by path */
const write = (files) => {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};

/** @returns {Promise<string>} what the check prints about the skeleton */
const check = () =>
  new Promise((resolve) => {
    execFile(process.execPath, [CHECK, root], { cwd: root }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });

const CLEAN = {
  'shell/src/main.ts': "import { a } from '../../shared-ui/src/a.ts';\nexport const main = a;\n",
  'shared-ui/src/a.ts': 'export const a = 1;\n',
  'shared-api/src/contract/index.ts': 'export const limit = 1;\n',
  'shared-api/src/client/index.ts': 'export const call = 1;\n',
  'remote-diner/src/features/cart/cart.ts':
    "import { sum } from '../../lib/sum.ts';\nexport const cart = sum;\n",
  'remote-diner/src/features/home/home.ts': 'export const home = 1;\n',
  'remote-diner/src/lib/sum.ts': 'export const sum = 1;\n',
  'remote-diner/src/app/routes.ts':
    "import { cart } from '../features/cart/cart.ts';\nexport const routes = cart;\n",
  'remote-business/src/remote.ts': 'export const remote = 1;\n',
  'server/src/modules/menus/menus-service.ts': 'export const menus = 1;\n',
  'server/src/modules/menus/menus-repository.ts': "export const q = 'select a from menus';\n",
  'server/src/modules/orders/place-order.ts':
    "import { menus } from '../menus/menus-service.ts';\nexport const order = menus;\n",
  'server/src/platform/clock.ts':
    "import { limit } from '../../../shared-api/src/contract/index.ts';\nexport const c = limit;\n",
  'server/src/sandbox/events.ts': 'export const events = 1;\n',
  'e2e/specs/order.spec.ts': 'export const spec = 1;\n',
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'tavolina-architecture-'));
  write(CLEAN);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const importing = (/** @type {string} */ target) => `import * as x from '${target}';\nexport const y = x;\n`;

test('finds nothing but the small number of files in a clean tree', async () => {
  const output = await check();
  expect(output).toContain('Only 15 files were read');
  expect(output).toContain('15 files, 1 violations');
});

test.each([
  ['browser-part-imports-shared-only', 'shell/src/b.ts', '../../remote-diner/src/lib/sum.ts'],
  ['browser-part-imports-shared-only', 'remote-business/src/b.ts', '../../remote-diner/src/lib/sum.ts'],
  ['browser-part-imports-shared-only', 'remote-diner/src/b.ts', '../../server/src/platform/clock.ts'],
  ['shared-imports-nothing-of-ours', 'shared-ui/src/b.ts', '../../shared-api/src/client/index.ts'],
  ['shared-imports-nothing-of-ours', 'shared-api/src/b.ts', '../../shell/src/main.ts'],
  ['server-imports-contract-only', 'server/src/app/b.ts', '../../../shared-api/src/client/index.ts'],
  ['stories-know-only-the-browser', 'e2e/specs/b.ts', '../../server/src/platform/clock.ts'],
  ['feature-never-imports-feature', 'remote-diner/src/features/home/b.ts', '../cart/cart.ts'],
  ['feature-never-imports-app', 'remote-diner/src/features/home/b.ts', '../../app/routes.ts'],
  ['lib-knows-no-feature', 'remote-diner/src/lib/b.ts', '../features/home/home.ts'],
  ['modules-meet-at-services', 'server/src/modules/orders/b.ts', '../menus/menus-repository.ts'],
  ['platform-knows-no-module', 'server/src/platform/b.ts', '../modules/menus/menus-service.ts'],
  ['platform-knows-no-module', 'server/src/platform/b.ts', '../sandbox/events.ts'],
  ['resolves', 'shell/src/b.ts', './nowhere.ts'],
])('reports %s in %s', async (rule, file, target) => {
  write({ [file]: importing(target) });
  expect(await check()).toMatch(new RegExp(`${file} -> .*: ${rule}`));
});

test('reports a type that is imported across the border', async () => {
  write({
    'shell/src/b.ts':
      "import type { sum } from '../../remote-diner/src/lib/sum.ts';\nexport type T = typeof sum;\n",
  });
  expect(await check()).toContain('browser-part-imports-shared-only');
});

test('reports a remote that brings its own router', async () => {
  write({
    'node_modules/react-router-dom/package.json': '{"name":"react-router-dom","main":"index.js"}',
    'node_modules/react-router-dom/index.js': '',
    'remote-diner/src/b.ts': importing('react-router-dom'),
  });
  expect(await check()).toContain('remote-uses-facade');
});

test.each(['shell/src/a.test.ts', 'shell/src/testing/a.ts', 'shell/src/test/a.ts'])(
  'reports source that leans on the test helper %s',
  async (helper) => {
    write({ [helper]: 'export const a = 1;\n', 'shell/src/b.ts': importing(`../../${helper}`) });
    expect(await check()).toContain('source-never-imports-tests');
  },
);

test('reports a cycle', async () => {
  write({ 'shell/src/b.ts': importing('./c.ts'), 'shell/src/c.ts': importing('./b.ts') });
  expect(await check()).toContain('no-cycle');
});

test('reports SQL outside a repository', async () => {
  write({
    'server/src/modules/orders/b.ts': "export const q = 'select a from b';\n",
    'server/src/modules/orders/c.ts': 'export const q = `a = 1 AND EXISTS (\n SELECT 1 FROM b)`;\n',
  });
  const report = await check();
  for (const name of ['b', 'c']) expect(report).toContain(`server/src/modules/orders/${name}.ts: SQL`);
});

test('reports a rule that is cited and does not exist, and a number given twice', async () => {
  write({
    'docs/product.md': '- **§1** One.\n- **§2** Two.\n- **§2** Two again.\n',
    'shell/src/b.ts': '/** Holds (product.md §2, §7). */\nexport const b = 1;\n',
  });
  const output = await check();
  expect(output).toContain('docs/product.md: §2 stands for two rules.');
  expect(output).toContain('shell/src/b.ts: product.md has no §7.');
});

test('reports migrations that a process of the version before would not survive, and no others', async () => {
  const harmful = {
    'DROP COLUMN title': 'drops title',
    'RENAME COLUMN title TO name': 'renames title',
    'RENAME TO cards': 'renames cards',
    'ALTER COLUMN title TYPE integer': 'changes the type of title',
    'ALTER COLUMN title SET NOT NULL': 'demands title',
    'ADD COLUMN a text, ADD COLUMN b text NOT NULL': 'demands b',
  };
  const named = Object.entries(harmful).map(
    ([change, said], index) => /** @type {const} */ ([`server/migrations/004${index}_x.sql`, change, said]),
  );
  write({
    ...Object.fromEntries(
      named.map(([file, change]) => [file, `-- Up Migration\nALTER TABLE menus ${change};\n`]),
    ),
    'server/migrations/0009_x.sql': '-- Up Migration\nDROP TABLE outbox;\n',
    'server/migrations/0050_x.sql': '-- Up Migration\nDROP TABLE menus;\n',
    'server/migrations/0051_x.sql': `-- Up Migration
ALTER TABLE menus ADD COLUMN a text NOT NULL DEFAULT '', ADD COLUMN b integer;
-- Unused since 0050: title
ALTER TABLE menus DROP COLUMN title;
-- Down Migration
ALTER TABLE menus DROP COLUMN a;
`,
  });
  const report = await check();
  for (const [file, , said] of named) expect(report).toContain(`${file}: ${said}, which`);
  expect(report).toContain('server/migrations/0050_x.sql: drops menus, which');
  expect(report.match(/server\/migrations/g)).toHaveLength(named.length + 1);
});
