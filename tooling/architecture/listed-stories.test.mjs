import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

test('each spec of stories stands in a group of the list, and each in the list is there', () => {
  const document = readFileSync(path.join(ROOT, 'docs/testing.md'), 'utf8');
  const [, list = ''] = /^The stories in `e2e\/specs`[^\n]*$([\s\S]+?)^(?![|\n])/m.exec(document) ?? [];
  const listed = Array.from(list.matchAll(/`([a-z\d-]+)`/g), ([, name]) => name);
  const specs = readdirSync(path.join(ROOT, 'e2e/specs')).map((file) => file.replace(/\.spec\.ts$/, ''));
  expect([...new Set(listed)].sort()).toEqual(specs.sort());
});
