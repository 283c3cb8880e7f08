import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram } from '../../remote-kit/lib/run-program.mjs';
import { askRegistry } from './ask-registry.mjs';

const run = (/** @type {string[]} */ ...args) => runProgram('npm', ['run', '-s', ...args], { quiet: true });

// product.md §486
test('one command writes the bill of materials and the licences of what is installed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tavolina-sbom-'));
  try {
    const { code, output } = await run('sbom', '--', '--out', folder);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^\d+ packages: /) });
    const bom = JSON.parse(await readFile(path.join(folder, 'bom.json'), 'utf8'));
    expect(bom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'tavolina' } } });
    const fastify = bom.components.find((/** @type {{ name: string }} */ { name }) => name === 'fastify');
    expect(fastify).toMatchObject({ version: expect.any(String), licenses: [{ license: { id: 'MIT' } }] });
    expect(await readFile(path.join(folder, 'licenses.md'), 'utf8')).toContain('fastify');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);

// product.md §486
test('a folder that the bill of materials cannot be written to is told in words', async () => {
  const file = path.join(import.meta.dirname, 'sbom.mjs');
  expect(await run('sbom', '--', '--out', file)).toEqual({
    code: 1,
    output: expect.stringMatching(new RegExp(`^${file} cannot be made: .+\n$`)),
  });
});

// product.md §487
test('one command tells known faults by the file, and how old it is', async () => {
  const { code, output } = await run('faults', '--', '--offline');
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^By the file: \d+ faults known as of [\d-]+, \d+ days? ago\.\nNone is in the \d+/,
    ),
  });
}, 60_000);

// product.md §487
test('the file is not told as renewed where nobody is to be asked', async () => {
  expect(await run('faults', '--', '--offline', '--write')).toEqual({
    code: 1,
    output: '--write asks the registry: it goes without --offline.\n',
  });
}, 60_000);

// product.md §487
test('a registry that answers is believed, and one that does not is told from it', async () => {
  let status = 200;
  const advisory = {
    ...{ id: 7, url: 'https://github.com/advisories/GHSA-7', title: 'Breaks', severity: 'high' },
    ...{ vulnerable_versions: '<99.0.0', cwe: [], cvss: { score: 7, vectorString: null } },
  };
  const registry = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? { fastify: [advisory] } : {}));
  });
  await new Promise((resolve) => registry.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (registry.address());
  const env = { PNPM_CONFIG_REGISTRY: `http://127.0.0.1:${port}/` };
  try {
    expect(await askRegistry(env)).toEqual([
      { id: 'GHSA-7', package: 'fastify', range: '<99.0.0', severity: 'high', title: 'Breaks' },
    ]);
    status = 405;
    expect(await askRegistry(env)).toBeUndefined();
    const renewing = ['run', '-s', 'faults', '--', '--write'];
    const { code, output } = await runProgram('npm', renewing, { quiet: true, env });
    expect([code, ...output.split('\n')]).toEqual(
      expect.arrayContaining([
        1,
        'The registry answers no questions about faults.',
        'The file stays as it was.',
      ]),
    );
  } finally {
    await new Promise((resolve) => registry.close(resolve));
  }
}, 60_000);
