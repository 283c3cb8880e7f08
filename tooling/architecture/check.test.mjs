import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const CHECK = path.join(__dirname, 'check.mjs');

/** @typedef {Record<string, string>} Files content by path */

/**
 * @param {Files} files
 * @returns {Promise<string>} what the check prints about a tree of these files
 */
const check = async (files) => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'tavolina-architecture-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  // Links lead to what git knows.
  execFileSync('git', ['init', '--quiet', root]);
  const output = await new Promise((resolve) => {
    execFile(process.execPath, [CHECK, root], { cwd: root }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
  rmSync(root, { recursive: true, force: true });
  return output;
};

const CLEAN = {
  'shell/src/main.ts': "import { a } from '../../shared-ui/src/a.ts';\nexport const main = a;\n",
  'shared-ui/src/a.ts': 'export const a = 1;\n',
  'shared-console/src/orders.ts': 'export const orders = 1;\n',
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
  'server/src/modules/orders/placing/place-order.ts':
    "import { menus } from '../../menus/menus-service.ts';\nexport const order = menus;\n",
  'server/src/platform/clock.ts':
    "import { limit } from '../../../shared-api/src/contract/index.ts';\nexport const c = limit;\n",
  'server/src/sandbox/events.ts': 'export const events = 1;\n',
  'e2e/specs/order.spec.ts': 'export const spec = 1;\n',
  'remote-kit/lib/build.ts': 'export const build = 1;\n',
  'tooling/lib/paths.ts': 'export const paths = 1;\n',
};

const importing = (/** @type {string} */ target) => `import * as x from '${target}';\nexport const y = x;\n`;

/** @type {[rule: string, folder: string, target: string][]} an import each that its rule forbids */
const IMPORTS = [
  ['browser-part-imports-shared-only', 'shell/src', '../../remote-diner/src/lib/sum.ts'],
  ['browser-part-imports-shared-only', 'remote-business/src', '../../remote-diner/src/lib/sum.ts'],
  ['browser-part-imports-shared-only', 'remote-diner/src', '../../server/src/platform/clock.ts'],
  ['shared-imports-nothing-of-ours', 'shared-ui/src', '../../shared-api/src/client/index.ts'],
  ['shared-imports-nothing-of-ours', 'shared-api/src', '../../shell/src/main.ts'],
  ['console-sources-import-shared-only', 'shared-console/src', '../../remote-business/src/remote.ts'],
  ['console-sources-are-the-consoles', 'remote-diner/src', '../../shared-console/src/orders.ts'],
  ['remote-uses-facade', 'shared-console/src', 'react-router-dom'],
  ['kit-stands-alone', 'remote-kit/lib', '../../tooling/lib/paths.ts'],
  ['kit-stands-alone', 'remote-kit/lib', '../../shared-api/src/client/index.ts'],
  ['server-imports-contract-only', 'server/src/app', '../../../shared-api/src/client/index.ts'],
  ['stories-know-only-the-browser', 'e2e/specs', '../../server/src/platform/clock.ts'],
  ['feature-never-imports-feature', 'remote-diner/src/features/home', '../cart/cart.ts'],
  ['feature-never-imports-app', 'remote-diner/src/features/home', '../../app/routes.ts'],
  ['lib-knows-no-feature', 'remote-diner/src/lib', '../features/home/home.ts'],
  ['modules-meet-at-services', 'server/src/modules/orders', '../menus/menus-repository.ts'],
  ['platform-knows-no-module', 'server/src/platform', '../modules/menus/menus-service.ts'],
  ['platform-knows-no-module', 'server/src/platform', '../sandbox/events.ts'],
  ['resolves', 'shell/src', './nowhere.ts'],
  ['remote-uses-facade', 'remote-diner/src', 'react-router-dom'],
  ['source-never-imports-tests', 'shell/src', './helper.test.ts'],
  ['source-never-imports-tests', 'shell/src', './testing/helper.ts'],
  ['source-never-imports-tests', 'shell/src', './test/helper.ts'],
];
const fileOf = (/** @type {number} */ number, /** @type {string} */ folder) => `${folder}/wrong-${number}.ts`;

const HARMFUL = {
  'DROP COLUMN title': 'drops title',
  'RENAME COLUMN title TO name': 'renames title',
  'RENAME TO cards': 'renames cards',
  'ALTER COLUMN title TYPE integer': 'changes the type of title',
  'ALTER COLUMN title SET NOT NULL': 'demands title',
  'ADD COLUMN a text, ADD COLUMN b text NOT NULL': 'demands b',
};
const MIGRATIONS = Object.entries(HARMFUL).map(([change, said], index) => ({
  file: `server/migrations/004${index}_x.sql`,
  change,
  said,
}));

/** One file for each violation. All are checked in one run, because the check starts slowly. */
const BROKEN = {
  ...CLEAN,
  ...Object.fromEntries(
    IMPORTS.map(([, folder, target], index) => [fileOf(index, folder), importing(target)]),
  ),
  'node_modules/react-router-dom/package.json': '{"name":"react-router-dom","main":"index.js"}',
  'node_modules/react-router-dom/index.js': '',
  'shell/src/helper.test.ts': 'export const a = 1;\n',
  'shell/src/testing/helper.ts': 'export const a = 1;\n',
  'shell/src/test/helper.ts': 'export const a = 1;\n',
  'shell/src/there.ts': importing('./back.ts'),
  'shell/src/back.ts': importing('./there.ts'),
  'shell/src/type.ts':
    "import type { sum } from '../../remote-diner/src/lib/sum.ts';\nexport type T = typeof sum;\n",
  'server/src/modules/media/encode-all.ts': importing('../../../../shared-api/src/contract/index.ts'),
  'server/src/modules/orders/plain.ts': "export const q = 'select a from b';\n",
  'server/src/modules/orders/inner.ts': 'export const q = `a = 1 AND EXISTS (\n SELECT 1 FROM b)`;\n',
  'server/src/modules/orders/cast-repository.ts': "export const q = (c) => c.query<Row>('...');\n",
  'server/src/modules/orders/text-repository.ts':
    'export const q = (c) => sql<Row>`...`.execute(\n  db(c),\n);\n',
  'server/src/modules/orders/built.ts': "export const q = (c) => db(c).selectFrom('a').execute();\n",
  'server/src/modules/orders/built-repository.ts':
    "export const q = (c) => db(c).selectFrom('a').execute();\n",
  'server/src/modules/orders/figures/stats-repository.ts':
    'export const q = (c) => sql<Row>`...`.execute(db(c));\n',
  'docs/product.md':
    '## Index\n\n## Some rules\n\n- **§1** One. Two. Three. Four.\n- **§2** Two.\n- **§2** Two again.\n',
  'docs/changes.md':
    'See `y`, `gone`, `/a-path` and `<p>` of [`there.ts`](../shell/src/there.ts), and `other` of [a folder](../shell/src).\n',
  'README.md':
    '[a](docs/product.md#some-rules) [b](docs/gone.md) [c](docs/product.md#gone) [d](https://x.y)\n' +
    '[e](shell/src/) [f](shell) [g](shell/src#gone) [h](built/) [i](built/made.md) [j](docs/../..)\n',
  '.gitignore': 'built/\n',
  'built/made.md': 'Git ignores it.\n',
  'shell/src/citing.test.ts': '// product.md §2\nexport const a = 1;\n',
  'shell/src/citing.ts': '/** Holds (product.md §2, §7). */\nexport const b = 1;\n',
  ...Object.fromEntries(
    MIGRATIONS.map(({ file, change }) => [file, `-- Up Migration\nALTER TABLE menus ${change};\n`]),
  ),
  'pnpm-workspace.yaml':
    'packages:\n  - shell\n\ncatalog:\n  "used-one": 1.0.0\n  "forgotten": 1.0.0\n  unnamed: 1.0.0\n',
  'package.json': '{}',
  'shell/package.json': '{"dependencies":{"used-one":"catalog:","unnamed":"catalog:"}}',
  'shell/src/uses.ts': "export const name = 'used-one';\n",
  'server/migrations/0009_x.sql': '-- Up Migration\nDROP TABLE outbox;\n',
  'server/migrations/0050_x.sql': '-- Up Migration\nDROP TABLE menus;\n',
  'server/migrations/0051_x.sql': `-- Up Migration
ALTER TABLE menus ADD COLUMN a text NOT NULL DEFAULT '', ADD COLUMN b integer;
-- Unused since 0050: title
ALTER TABLE menus DROP COLUMN title;
-- Down Migration
ALTER TABLE menus DROP COLUMN a;
`,
};

/** What is reported of the broken tree, a line each. */
const EXPECTED = [
  ...IMPORTS.map(([rule, folder], index) => new RegExp(`^${fileOf(index, folder)} -> .*: ${rule}\\.`)),
  /^shell\/src\/\w+\.ts -> .*: no-cycle\./,
  /^server\/src\/modules\/media\/encode-all\.ts -> .*: encoder-stays-small\./,
  /^shell\/src\/type\.ts -> .*: browser-part-imports-shared-only\./,
  /^server\/src\/modules\/orders\/plain\.ts: SQL/,
  /^server\/src\/modules\/orders\/inner\.ts: SQL/,
  /^server\/src\/modules\/orders\/cast-repository\.ts: runs SQL as text\./,
  /^server\/src\/modules\/orders\/text-repository\.ts: runs SQL as text\./,
  /^server\/src\/modules\/orders\/built\.ts: queries stand only in/,
  /^docs\/product\.md: §2 stands for two rules\./,
  /^docs\/product\.md: §1 has more than 3 sentences\./,
  /^docs\/product\.md: no code cites §1\./,
  /^docs\/product\.md: no test cites §1\./,
  /^docs\/product\.md is out of date\. Run npm run rules\./,
  /^shell\/src\/citing\.ts: product\.md has no §7\./,
  /^docs\/changes\.md: gone does not stand in \.\.\/shell\/src\/there\.ts\./,
  /^README\.md: docs\/gone\.md leads nowhere\./,
  /^README\.md: docs\/product\.md#gone leads nowhere\./,
  /^README\.md: shell\/src#gone leads nowhere\./,
  /^README\.md: built\/ leads nowhere\./,
  /^README\.md: built\/made\.md leads nowhere\./,
  /^README\.md: docs\/\.\.\/\.\. leads nowhere\./,
  ...MIGRATIONS.map(({ file, said }) => new RegExp(`^${file}: ${said}, which`)),
  /^server\/migrations\/0050_x\.sql: drops menus, which/,
  /^pnpm-workspace\.yaml: no workspace declares forgotten\./,
  /^shell\/package\.json: nothing in shell names unnamed\./,
];

/** @type {string[]} */
let reported;
beforeAll(async () => {
  reported = (await check(BROKEN)).trim().split('\n');
});

test('finds nothing but the small number of files in a clean tree', async () => {
  const output = await check(CLEAN);
  expect(output).toContain('Only 17 files were read');
  expect(output).toContain('17 files, 1 violations');
});

test.each(EXPECTED)('reports %s', (line) => {
  expect(reported).toContainEqual(expect.stringMatching(line));
});

test('reports nothing else', () => {
  const others = reported.filter((line) => !EXPECTED.some((expected) => expected.test(line)));
  expect(others).toEqual([
    expect.stringMatching(/^Only \d+ files were read/),
    expect.stringMatching(new RegExp(`^Architecture: \\d+ files, ${EXPECTED.length + 1} violations$`)),
  ]);
});
