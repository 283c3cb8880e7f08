import { createHash, randomBytes } from 'node:crypto';
import { testFacts } from '../../../test/builds.ts';
import { budgetsOf, limitOf } from './budgets.ts';
import { checkSizes, measureSizes } from './check-sizes.ts';

const hashOf = (text: string, kind: 'sha256' | 'sha384'): Buffer => createHash(kind).update(text).digest();

/**
 * A build of the same sources under another name. Its code contains its name, its chunks and their hashes.
 */
const buildNamed = (version: string) => {
  const chunk = `chunk.${hashOf(version, 'sha256').toString('hex').slice(0, 8)}.js`;
  const integrity = `sha384-${hashOf(version, 'sha384').toString('base64')}`;
  const code = `load("${version}","${version.replace(/\W/g, '_')}","${chunk}","${integrity}");`.repeat(3);
  return {
    facts: testFacts({
      version,
      entry: 'entry.js',
      js: ['main.js'],
      files: { [chunk]: { integrity, bytes: 1 } },
    }),
    files: new Map(['entry.js', 'main.js', chunk].map((name) => [name, Buffer.from(code)])),
  };
};

test('the same sources weigh the same under seven names', async () => {
  const names = Array.from(
    { length: 7 },
    (_, index) => `0.1.0-${hashOf(String(index), 'sha256').toString('hex').slice(0, 10)}`,
  );
  const weights = await Promise.all(
    names.map(async (name) => (await measureSizes(buildNamed(name))).map(({ bytes }) => bytes)),
  );
  expect(new Set(weights.map((all) => all.join())).size).toBe(1);
});

/** A build whose entry has about this compressed size: text of sixteen letters compresses to half. */
const buildOf = (bytes: number) => ({
  facts: testFacts({ entry: 'entry.js' }),
  files: new Map([['entry.js', codeOf(bytes)]]),
});

// product.md §173
test('what is above its budget is measured as such, and refused only a quarter above it', async () => {
  const limit = limitOf(budgetsOf('remote-diner').entry);
  const above = buildOf(limit * 0.9);
  expect(await measureSizes(above)).toContainEqual({
    about: 'entry',
    bytes: expect.any(Number),
    budget: limit * 0.8,
    limit,
  });
  const [entry] = await measureSizes(above);
  expect(entry?.bytes).toBeGreaterThan(limit * 0.8);
  expect(await checkSizes(above)).toEqual([]);
  expect(await checkSizes(buildOf(limit * 1.1))).toMatchObject([{ about: 'entry', reason: 'too_large' }]);
});

/** Code of about this compressed size. */
const codeOf = (bytes: number): Buffer => Buffer.from(randomBytes(bytes).toString('hex'));

// product.md §173
test('what only the shell’s own pages load has a budget of its own', async () => {
  const [budget, later] = [budgetsOf('shell').own_pages, 1_000];
  const shell = (ownPages?: { js: string[]; css: string[] }) => ({
    facts: testFacts({ name: 'shell', js: [], ...(ownPages && { ownPages }) }),
    files: new Map([
      ['platform.js', codeOf(budget + 1_000)],
      ['later.js', codeOf(later)],
    ]),
  });
  const own = new Map(
    (await measureSizes(shell({ js: ['platform.js'], css: [] }))).map((weight) => [weight.about, weight]),
  );
  expect(own.get('own pages')).toMatchObject({ budget, limit: limitOf(budget) });
  expect(own.get('own pages')?.bytes).toBeGreaterThan(budget);
  expect(own.get('later')?.bytes).toBeLessThan(2 * later);
  const before = await measureSizes(shell());
  expect(before.map(({ about }) => about)).not.toContain('own pages');
  expect(before.find(({ about }) => about === 'later')?.bytes).toBeGreaterThan(budget);
});

// product.md §173
test('code of workers is weighed apart from what pages load later', async () => {
  const budget = budgetsOf('remote-business').workers;
  const build = {
    facts: testFacts({ name: 'remote-business', entry: 'entry.js', js: [] }),
    files: new Map([
      ['entry.js', codeOf(100)],
      ['later.js', codeOf(1_000)],
      ['photo.worker.js', codeOf(budget + 1_000)],
    ]),
  };
  const weights = new Map((await measureSizes(build)).map((weight) => [weight.about, weight]));
  expect(weights.get('workers')).toMatchObject({ budget, limit: limitOf(budget) });
  expect(weights.get('workers')?.bytes).toBeGreaterThan(budget);
  expect(weights.get('later')?.bytes).toBeLessThan(2_000);
});

// product.md §173
test('console and storefront have the budgets that every remote has', () => {
  expect(budgetsOf('remote-business')).toEqual(budgetsOf('remote-diner'));
  expect(budgetsOf('remote-business')).toEqual(budgetsOf('remote-loyalty'));
});

// product.md §660
test('the kitchen, which has one page, is held closer', () => {
  const usual = budgetsOf('remote-loyalty');
  const kitchen = budgetsOf('remote-kitchen');
  for (const what of ['entry', 'page', 'styles', 'later'] as const)
    expect(kitchen[what]).toBeLessThan(usual[what]);
});
