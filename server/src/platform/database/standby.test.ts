import { debianPostgres, type Standby } from '../../test/debian-postgres.ts';
import { eventually } from '../../test/eventually.ts';
import { type Database, openDatabase } from './database.ts';
import { readStandby, type StandbyReader } from './standby.ts';

const postgres = debianPostgres();
let primary: Database;
let pool: Database;
let standby: Standby;
let reader: StandbyReader;

beforeAll(async () => {
  const url = await postgres.create('places');
  primary = openDatabase(url, () => undefined);
  await primary.query('CREATE TABLE places (name text PRIMARY KEY)');
  standby = await postgres.addStandby();
  pool = openDatabase(standby.url('places'), () => undefined);
  reader = readStandby(primary, pool);
});
afterAll(async () => {
  await reader.stop();
  await pool.end();
  await primary.end();
});

/** Whether a read comes from the standby. */
const isOfStandby = async () => (await reader.query('SELECT pg_is_in_recovery() AS yes')).rows[0].yes;
const readsFromStandby = async () => expect(await isOfStandby()).toBe(true);
const names = async () =>
  (await reader.query('SELECT name FROM places ORDER BY name')).rows.map(({ name }) => name);
const count = () =>
  reader.inTransaction(async (client) => (await client.query('SELECT FROM places')).rowCount);
const add = async (name: string) => {
  await primary.query('INSERT INTO places VALUES ($1)', [name]);
  reader.expectChange();
};

// product.md §603
test('reads come from the standby once it has caught up', async () => {
  await eventually(readsFromStandby);
});

// product.md §603
test('what was just written is read at once, however far the standby is behind', async () => {
  await eventually(readsFromStandby);
  await standby.whileBehind(async () => {
    await add('Sofra');
    expect(await names()).toEqual(['Sofra']);
    expect(await isOfStandby()).toBe(false);
    expect(await count()).toBe(1);
  });
  await eventually(readsFromStandby);
  expect(await names()).toEqual(['Sofra']);
});

// product.md §603
test('a standby that ends costs no reader an error, and takes reads again when it is back', async () => {
  await eventually(readsFromStandby);
  await standby.kill();
  const found = await Promise.all(Array.from({ length: 20 }, count));
  expect(new Set(found)).toEqual(new Set([1]));
  expect(await isOfStandby()).toBe(false);
  await standby.start();
  await eventually(readsFromStandby);
});

// product.md §603
test('an error of the query itself is nobody’s outage', async () => {
  await eventually(readsFromStandby);
  await expect(reader.query('SELECT missing FROM places')).rejects.toThrow('missing');
  expect(reader.isCurrent()).toBe(true);
});

// Debian's PostgreSQL compiles dear queries, the embedded one cannot.
test('no query is compiled, which takes longer than to run it', async () => {
  const { rows } = await primary.query('SHOW jit');
  expect(rows).toEqual([{ jit: 'off' }]);
});
