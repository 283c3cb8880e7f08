import { testDatabase } from '../../test/test-database.ts';
import type { Database } from '../database/database.ts';
import { createJobs, defineJob, type Jobs } from './jobs.ts';

const KINDS = ['boil', 'bake', 'fry'].map((name) => defineJob<{ dish: string }>(name));
const [boil] = KINDS;
const LOOKS = 3;

const { open } = testDatabase();
let jobs: Jobs;

afterEach(() => jobs.stop());

/** The same database; `note` learns of each query before it is answered. */
const noting = (database: Database, note: (sql: string, values: unknown[]) => void): Database =>
  new Proxy(database, {
    get: (target, name) =>
      name !== 'query'
        ? Reflect.get(target, name)
        : (query: string | { text: string }, values?: unknown[]) => {
            note(typeof query === 'string' ? query : query.text, values ?? []);
            return target.query(query as string, values);
          },
  });

test('work of all kinds is looked for at once, and a kind is asked for its work when it has any', async () => {
  const asked: unknown[] = [];
  let looks = 0;
  let seen: () => void = () => undefined;
  const database = noting(open(), (sql, [kind]) => {
    if (/FOR UPDATE SKIP LOCKED/.test(sql)) asked.push(kind);
    if (/SELECT DISTINCT name/.test(sql)) looks += 1;
    if (looks === LOOKS) seen();
  });
  const lookedOften = new Promise<void>((resolve) => {
    seen = resolve;
  });
  const dishes: string[] = [];
  let served: () => void = () => undefined;
  jobs = createJobs(database, (error) => {
    throw error;
  });
  for (const kind of KINDS)
    jobs.handle(kind, async ({ dish }) => {
      dishes.push(dish);
      served();
    });
  await jobs.start();
  await lookedOften;
  for (const { name } of KINDS) expect(asked).not.toContain(name);

  const isServed = new Promise<void>((resolve) => {
    served = resolve;
  });
  if (boil) await jobs.send(open(), boil, { dish: 'Tavë kosi' });
  await isServed;
  expect(dishes).toEqual(['Tavë kosi']);
});

test('a look that fails is told, and the next one follows', async () => {
  const failures: string[] = [];
  const dishes: string[] = [];
  let served: () => void = () => undefined;
  const isServed = new Promise<void>((resolve) => {
    served = resolve;
  });
  const database = noting(open(), (sql) => {
    if (/SELECT DISTINCT name/.test(sql) && failures.length === 0) throw new Error('no such table');
  });
  jobs = createJobs(database, ({ message }) => failures.push(message));
  if (!boil) throw new Error('there is no kind');
  jobs.handle(boil, async ({ dish }) => {
    dishes.push(dish);
    served();
  });
  await jobs.start();
  await jobs.send(open(), boil, { dish: 'Fërgesë' });
  await isServed;
  expect(dishes).toContain('Fërgesë');
  expect(failures).toEqual(['no such table']);
});
