import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '../../../test/eventually.ts';
import { fakeReleases } from '../../../test/fake-releases.ts';
import { servePages } from '../../../test/test-pages.ts';
import { inlineSource } from '../content-security-policy.ts';
import { FirstViews } from './first-views.ts';
import { packCode } from './render-task.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'unshare-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DRAWN = path.join(folder, 'drawn');
const SHELL = 'module.exports = { provided: {}, drawFirstView: (remote) => remote.draw() };';
/** Writes a file if it is rendered with the rights of this process. */
const REMOTE = `process.getBuiltinModule('fs').writeFileSync('${DRAWN}', '');
  exports.remote = { draw: async () => 'drawn' };`;

const program = (name: string, script: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
};

// product.md §162
test.each([
  ['has no unshare', () => path.join(folder, 'nowhere'), /No such file or directory/],
  [
    'refuses namespaces',
    () => program('refuses', 'echo "unshare failed: Operation not permitted" >&2; exit 1'),
    /^unshare failed: Operation not permitted$/,
  ],
  ['ends it without a word', () => program('silent', 'exit 3'), /has ended \(exit code 3\)$/],
  ['kills it', () => program('killed', 'kill -KILL $$'), /has ended \(SIGKILL\)$/],
])('where the machine %s nothing is drawn, and the reason is told once', async (_, unshare, reason) => {
  const reasons: string[] = [];
  const failures: unknown[] = [];
  const views = new FirstViews(
    {
      onFailure: (error) => failures.push(error),
      onIsolationUnavailable: ({ message }) => reasons.push(message),
    },
    unshare(),
  );
  const find = (version: number) =>
    views.find({
      shell: { key: 'shell@1', packed: packCode(SHELL) },
      remote: { key: `remote@${version}`, packed: packCode(REMOTE) },
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

// product.md §536
test('its pages go out with what stands in for a first view, and the log says once why', async () => {
  const lines: string[] = [];
  const releases = fakeReleases();
  releases.putVersion('shell', '1.0.0', { namespace: 'shell' });
  releases.putVersion('remote-diner', '1.0.0', { namespace: 'diner', prefixes: ['/'] });
  releases.goLive({ shell: '1.0.0', 'remote-diner': '1.0.0' });
  const app = servePages(
    {
      releases: {
        ...releases,
        live: (visitor) => {
          const release = releases.live(visitor);
          for (const [name, part] of release.parts)
            release.parts.set(name, { ...part, firstView: packCode(name === 'shell' ? SHELL : REMOTE) });
          return release;
        },
      },
      describePage: async () => ({
        status: 200,
        head: { title: 'Titulli · Tavolina', description: 'Përshkrimi', data: [] },
        answers: {},
      }),
      unshare: program('refuses-pages', 'echo "unshare failed: Operation not permitted" >&2; exit 1'),
    },
    { logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } },
  );
  const open = () => app.inject({ url: '/', headers: { accept: 'text/html' } });
  const { body, headers } = await open();
  expect(body).toContain(
    '<div id="root"><div data-plain-view><header><a href="/">Tavolina</a> <a href="/restaurants">Restorantet</a></header>',
  );
  expect(body).toContain('<h1>Titulli</h1><p>Përshkrimi</p>');
  expect(body).toMatch(
    /<form action="\/restaurants" method="get"><label for="(.+?)">.*<input id="\1"[^>]* name="q"/,
  );
  expect(body).toMatch(/<noscript><p>.+<\/p><\/noscript>/);
  const rules = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
  expect(headers['content-security-policy']).toContain(`style-src 'self' ${inlineSource(rules)}`);
  await eventually(async () => expect(lines).toHaveLength(1));
  expect(lines[0]).toContain('Pages are sent without first views');
  expect(lines[0]).toContain('unshare failed: Operation not permitted');
  expect((await open()).body).toContain('<div id="root"><div data-plain-view>');
  expect(lines).toHaveLength(1);
  expect(() => rmSync(DRAWN)).toThrow('ENOENT');
  await app.close();
});
