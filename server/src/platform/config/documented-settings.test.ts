import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PLATFORM = path.join(__dirname, '..');
const TABLE = path.join(PLATFORM, '../../../docs/operating.md');

/** The settings that the server reads, each a line of what its environment may say. */
const inCode = readdirSync(PLATFORM, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)(?:config|settings)\.ts$/.test(file))
  .map((file) => readFileSync(path.join(PLATFORM, file), 'utf8'))
  .flatMap((source) => Array.from(source.matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm), ([, name = '']) => name));

const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(/`([A-Z][A-Z\d_]{3,})(?:=\w+)?`/g), ([, name = '']) => name);

test('operators read of each setting, and the table of settings names none that is not read', () => {
  const document = readFileSync(TABLE, 'utf8');
  const rows = document.split('\n## ').find((section) => section.startsWith('Settings\n')) ?? '';
  const firstColumn = Array.from(rows.matchAll(/^\| (`[^|]+`) +\|/gm), ([, names = '']) => names).join();
  expect(inCode.length).toBeGreaterThan(40);
  expect(inCode.filter((name) => !namesIn(document).includes(name))).toEqual([]);
  expect(namesIn(firstColumn).filter((name) => !inCode.includes(name))).toEqual([]);
});
