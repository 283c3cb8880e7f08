import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(__dirname, '../..');
const TABLE = path.resolve(SOURCES, '../../docs/operating.md');

const SECONDS: Record<string, number> = {
  'at once': 0,
  minute: 60,
  '10 minutes': 600,
  '15 minutes': 900,
  hour: 3600,
};

const LIMIT = /\{ name: '([\w-]+)', hits: (\d+), windowSeconds: ([\w* ]+) \}/g;
const CONCURRENCY = /\{ name: '([\w-]+)', most: (\d+) \}/g;
const ROW = /`([\w-]+)` +\| (\d+) +\| ([\w ]+?) +\|/g;

const seconds = (window: string): number =>
  window
    .split(' * ')
    .map((factor) => (factor === 'HOUR_SECONDS' ? 3600 : Number(factor)))
    .reduce((product, factor) => product * factor);

/** The limits in the code. */
const inCode = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(path.join(SOURCES, name), 'utf8'))
  .flatMap((source) => [
    ...[...source.matchAll(LIMIT)].map(
      ([, name, hits, window = '']) => [name, Number(hits), seconds(window)] as const,
    ),
    ...[...source.matchAll(CONCURRENCY)].map(([, name, most]) => [name, Number(most), 0] as const),
  ]);

test('the table of limits that operators read says what holds', () => {
  const inTable = [...readFileSync(TABLE, 'utf8').matchAll(ROW)].map(
    ([, name, hits, window = '']) => [name, Number(hits), SECONDS[window]] as const,
  );
  expect(inCode.length).toBeGreaterThan(10);
  expect(inTable.toSorted()).toEqual(inCode.toSorted());
});
