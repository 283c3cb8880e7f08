import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ndcg, succeeds } from './judge.mjs';
import { readQueries } from './read-queries.mjs';

const grades = { Best: 3, Good: 2, Fits: 1 };

test('the ideal order is worth 1, and nothing right is worth 0', () => {
  expect(ndcg(['Best', 'Good', 'Fits'], grades)).toBe(1);
  expect(ndcg(['Wrong'], grades)).toBe(0);
  expect(ndcg([], grades)).toBe(0);
  expect(ndcg(['Best'], {})).toBe(0);
});

test('a better order is worth more, and only the first five answers count', () => {
  expect(ndcg(['Good', 'Best'], grades)).toBeCloseTo((3 + 7 / Math.log2(3)) / (7 + 3 / Math.log2(3) + 1 / 2));
  expect(ndcg(['Good', 'Best', 'Fits'], grades)).toBeLessThan(ndcg(['Best', 'Fits', 'Good'], grades));
  expect(ndcg(['a', 'b', 'c', 'd', 'e', 'Best'], grades)).toBe(0);
});

test('five best answers are enough where there are more', () => {
  const many = Object.fromEntries(Array.from('abcdefg', (name) => [name, 3]));
  expect(ndcg(['c', 'a', 'g', 'b', 'd'], many)).toBe(1);
});

test('the first answer succeeds if it has the highest grade of the query', () => {
  expect(succeeds(['Best', 'Wrong'], grades)).toBe(true);
  expect(succeeds(['Good', 'Best'], grades)).toBe(false);
  expect(succeeds(['Good'], { Good: 2, Fits: 1 })).toBe(true);
  expect(succeeds([], grades)).toBe(false);
  expect(succeeds(['constructor'], grades)).toBe(false);
});

const HEADINGS = 'query,language,kind,best,good,fits\n';

test('a table becomes graded queries', () => {
  expect(readQueries(`${HEADINGS}pica,sq,dish,A|B,C,\n`)).toEqual([
    { query: 'pica', language: 'sq', kind: 'dish', grades: { A: 3, B: 3, C: 2 } },
  ]);
});

test.each([
  ['pica,sq,dish,,A,', 'line 2: “pica” has no best answer'],
  ['pica,sq,dish,A|B,B,', 'line 2: “pica” judges B twice'],
  ['pica,sq,dish,A,,\npica,en,dish,A,,', 'line 3: “pica” stands there twice'],
  ['pica,sq,dish,A', 'line 2: “pica” has too few columns'],
])('%s is refused', (lines, sentence) => {
  expect(() => readQueries(`${HEADINGS}${lines}\n`)).toThrow(sentence);
});

test('at least 550 queries are judged, in three languages', async () => {
  const queries = readQueries(await readFile(path.join(import.meta.dirname, 'judged-queries.csv'), 'utf8'));
  expect(queries.length).toBeGreaterThanOrEqual(550);
  const share = (/** @type {string} */ language) =>
    queries.filter((judged) => judged.language === language).length / queries.length;
  expect(share('sq')).toBeGreaterThan(0.4);
  expect(share('en')).toBeGreaterThan(0.35);
  expect(share('it')).toBeGreaterThan(0);
});
