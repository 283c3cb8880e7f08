import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as light from '../src/index.ts';
import * as overlays from '../src/overlays/index.ts';
import { STORY_GROUPS } from './story-files.ts';

const PACKAGE = path.join(import.meta.dirname, '..');
const STORY_FILES = ['src', 'stories'].flatMap((folder) =>
  readdirSync(path.join(PACKAGE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(path.join(PACKAGE, folder, file), 'utf8')),
);
const COMPONENTS = Object.keys({ ...light, ...overlays }).filter((name) => /^[A-Z][a-z]/.test(name));

test('there are components to look for', () => {
  expect(COMPONENTS.length).toBeGreaterThan(30);
});

test.each(COMPONENTS)('%s has a story', (name) => {
  const isUsed = new RegExp(`<${name}[\\s/>]`);
  expect(STORY_FILES.some((source) => isUsed.test(source))).toBe(true);
});

test('every file of stories is on the page', () => {
  const titles = STORY_FILES.map((source) => /title: '([^']+)'/.exec(source)?.[1]);
  expect(STORY_GROUPS.map(({ title }) => title).sort()).toEqual(titles.sort());
});
