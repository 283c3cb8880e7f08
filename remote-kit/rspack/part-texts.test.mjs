import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { partTexts } from './part-texts.mjs';

const dir = mkdtempSync(path.join(tmpdir(), 'tavolina-texts-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/**
 * @param {string} file below the part's folder
 * @param {object} content
 */
const write = (file, content) => {
  const name = path.join(dir, file);
  mkdirSync(path.dirname(name), { recursive: true });
  writeFileSync(name, JSON.stringify(content));
};

// product.md §661
test('the texts of a part have those of the packages that it bundles', async () => {
  const shared = 'node_modules/@tavolina/shared-loyalty';
  write('package.json', { dependencies: { '@tavolina/shared-loyalty': '1', clsx: '1' } });
  write('locales/sq.json', { title: 'Karta', step: { first: 'Një' } });
  await expect(partTexts(dir, 'sq')).rejects.toThrow('@tavolina/shared-loyalty is not installed');
  write(`${shared}/package.json`, { name: '@tavolina/shared-loyalty' });
  expect(await partTexts(dir, 'sq')).toEqual({ title: 'Karta', step: { first: 'Një' } });
  write(`${shared}/package.json`, { name: '@tavolina/shared-loyalty', tavolina: { bundled: true } });
  write(`${shared}/locales/sq.json`, { title: 'Tjetër', step: { last: 'Dy' }, more: 'Më shumë' });
  expect(await partTexts(dir, 'sq')).toEqual({
    title: 'Karta',
    step: { first: 'Një', last: 'Dy' },
    more: 'Më shumë',
  });
});
