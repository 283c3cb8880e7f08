import { readFileSync } from 'node:fs';
import path from 'node:path';
import { testDatabase } from '../../test/test-database.ts';
import { describeTables } from './describe-tables.ts';

const { open } = testDatabase();

test('schema.ts says what the migrations make; else run `npm run schema`', async () => {
  const written = readFileSync(path.join(__dirname, 'schema.ts'), 'utf8');
  expect(written).toBe(await describeTables(open()));
});
