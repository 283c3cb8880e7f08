import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkLocales } from './check-locales.mjs';

/** @type {string} */
let root;

/**
 * @param {string} name
 * @param {string} content
 */
const write = (name, content) => {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const component = (/** @type {string} */ jsx) =>
  `export const Part = () => { const { t } = useTranslation('diner'); return ${jsx}; };\n`;

const found = (/** @type {string} */ jsx) => {
  write('remote-diner/src/part.tsx', component(jsx));
  return checkLocales(root).found;
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'tavolina-locales-'));
  const texts = {
    hello: 'Mirë se vjen, {{name}}',
    state: { open: 'hapur', shut: 'mbyllur' },
    item_one: 'a',
    item_other: 'b',
  };
  for (const language of ['sq', 'en']) write(`shell/locales/${language}.json`, '{}');
  write('remote-diner/package.json', JSON.stringify({ tavolina: { namespace: 'diner' } }));
  write('remote-diner/locales/sq.json', JSON.stringify(texts));
  write('remote-diner/locales/en.json', JSON.stringify({ ...texts, hello: 'Welcome, {{name}}' }));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('accepts translated texts, plurals and keys that are put together', () => {
  expect(found(`<p title={t('hello')}>{t('item', { count: 2 })} {t(\`state.\${x}\`)} · 5 €</p>`)).toEqual([]);
});

test('accepts the names of streets on a map, which are the same in every language', () => {
  const streets = "export const STREETS = ['Rruga e Kalasë'];\n";
  write('remote-diner/src/map/cities/korce.ts', streets);
  expect(checkLocales(root).found).toEqual([]);
  write('remote-diner/src/map/streets.ts', streets);
  expect(checkLocales(root).found).toEqual([expect.stringContaining('text in code: "Rruga e Kalasë"')]);
});

test.each([
  ['<p>Mirë</p>', 'text in code: "Mirë"'],
  ["<p>{'Mirë'}</p>", 'text in code: "Mirë"'],
  ['<input placeholder="Emri" />', 'text in code: "Emri"'],
  ["<button aria-label={'Mbyll'} />", 'text in code: "Mbyll"'],
  ["<Part words={['Mirë']} />", 'text in code: "Mirë"'],
  ["<p>{t('gone')}</p>", 'no such text: gone'],
  [`<p>{t(\`gone.\${x}\`)}</p>`, 'no such text: gone.*'],
  ['<Trans i18nKey="gone" />', 'no such text: gone'],
])('reports %s', (jsx, line) => {
  expect(found(jsx)).toEqual([`remote-diner/src/part.tsx: ${line}`]);
});

// product.md §201
test('reports a page without its title, or whose description search engines lack', () => {
  write('remote-diner/src/screen.tsx', '');
  const page = (/** @type {string} */ name) =>
    `{ path: '/${name}', title: 'meta.${name}.title', who: 'anyone', sitemap: true,
      lazy: () => import(/* webpackChunkName: 'x' */ './screen.tsx') }`;
  write('remote-diner/src/pages.ts', `export const pages = [${['about', 'terms'].map(page)}];`);
  for (const language of ['sq', 'en'])
    write(`remote-diner/locales/${language}.json`, JSON.stringify({ meta: { about: { title: 'a' } } }));
  expect(checkLocales(root).found).toEqual([
    'remote-diner/src/pages.ts: no such text: meta.about.description',
    'remote-diner/src/pages.ts: no such text: meta.terms.title',
    'remote-diner/src/pages.ts: no such text: meta.terms.description',
  ]);
});

describe('of a package that the part bundles', () => {
  const BUNDLED = 'remote-diner/node_modules/@tavolina/shared-console';

  beforeEach(() => {
    const manifest = { name: '@tavolina/shared-console', tavolina: { bundled: true, namespace: 'console' } };
    write(`${BUNDLED}/package.json`, JSON.stringify(manifest));
    const dependencies = { '@tavolina/shared-console': 'workspace:*' };
    write('remote-diner/package.json', JSON.stringify({ tavolina: { namespace: 'diner' }, dependencies }));
    for (const language of ['sq', 'en'])
      write(`shared-console/locales/${language}.json`, JSON.stringify({ step: { ready: 'x' } }));
  });

  test('a text is one of the part', () => {
    expect(found("<p>{t('step.ready')}</p>")).toEqual([]);
    expect(found("<p>{t('step.gone')}</p>")).toEqual(['remote-diner/src/part.tsx: no such text: step.gone']);
  });

  test('no text has the key of one of the part', () => {
    for (const language of ['sq', 'en'])
      write(`shared-console/locales/${language}.json`, JSON.stringify({ state: { open: 'x', now: 'y' } }));
    expect(found('<p />')).toEqual(['diner: state.open stands in console too']);
  });

  test('the code asks for no text of the part', () => {
    write('shared-console/src/part.tsx', "export const P = ({ t }) => <p>{t('hello')}</p>;\n");
    expect(checkLocales(root).found).toEqual(['shared-console/src/part.tsx: no such text: hello']);
  });
});

test('reports languages that differ in keys, placeholders or are empty', () => {
  write(
    'remote-diner/locales/en.json',
    JSON.stringify({ hello: 'Welcome', state: { open: '', shut: 'shut' }, item_one: 'a', more: 'x' }),
  );
  expect(checkLocales(root).found).toEqual([
    'diner: hello has other placeholders in sq than in en',
    'diner: item_other is missing in en',
    'diner: more is missing in sq',
    'diner: state.open is empty',
  ]);
});
