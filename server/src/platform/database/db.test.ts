import { testDatabase } from '../../test/test-database.ts';
import { transaction } from './database.ts';
import { anyOf, db } from './db.ts';
import { prepared } from './prepared.ts';

const { open } = testDatabase();

const words = async (): Promise<string[]> => {
  const rows = await db(open()).selectFrom('search_words').select('word').orderBy('word').execute();
  return rows.map(({ word }) => word);
};

afterEach(() => db(open()).deleteFrom('search_words').execute());

test('what is built and what is written as SQL are one transaction', async () => {
  const failing = transaction(open(), async (client) => {
    await client.query(`INSERT INTO search_words (word) VALUES ('byrek')`);
    await db(client).insertInto('search_words').values({ word: 'tave' }).execute();
    throw new Error('given up');
  });
  await expect(failing).rejects.toThrow('given up');
  expect(await words()).toEqual([]);
});

test('a named query is one prepared statement, for lists of any length', async () => {
  await db(open())
    .insertInto('search_words')
    .values([{ word: 'byrek' }, { word: 'tave' }])
    .execute();
  await transaction(open(), async (client) => {
    const find = (list: string[]) =>
      db(client, 'find-words')
        .selectFrom('search_words')
        .select('word')
        .where('word', '=', anyOf(list))
        .execute();
    expect(await find(['tave'])).toEqual([{ word: 'tave' }]);
    expect(await find(['tave', 'byrek', 'kos'])).toHaveLength(2);
    const { rows } = await client.query(
      `SELECT count(*) FROM pg_prepared_statements WHERE name = 'find-words'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});

test('it tells how many rows it changed', async () => {
  await db(open()).insertInto('search_words').values({ word: 'byrek' }).execute();
  const [again] = await db(open())
    .insertInto('search_words')
    .values({ word: 'byrek' })
    .onConflict((on) => on.doNothing())
    .execute();
  expect(again?.numInsertedOrUpdatedRows).toBe(0n);
  expect(await db(open()).updateTable('search_words').set({ word: 'kos' }).executeTakeFirst()).toMatchObject({
    numUpdatedRows: 1n,
  });
});

test('a query that is built once takes the values of each run', async () => {
  let builds = 0;
  const find = prepared<{ word: string; longest: number }, { word: string; asked: string }>(
    'find-word',
    (kysely, { word, longest }) => {
      builds += 1;
      return kysely
        .selectFrom('search_words')
        .select(({ cast }) => ['word', cast<string>(word, 'text').as('asked')])
        .where('word', '=', word)
        .limit(longest);
    },
  );
  await db(open())
    .insertInto('search_words')
    .values([{ word: 'byrek' }, { word: 'tave' }])
    .execute();
  expect(await find(open(), { word: 'tave', longest: 1 })).toEqual([{ word: 'tave', asked: 'tave' }]);
  expect(await find(open(), { word: 'byrek', longest: 1 })).toEqual([{ word: 'byrek', asked: 'byrek' }]);
  expect(await find(open(), { word: 'byrek', longest: 0 })).toEqual([]);
  expect(builds).toBe(1);
});
