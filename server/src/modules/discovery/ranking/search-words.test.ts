import type { Menu, MenuPage } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, type TestOwner } from '../../../test/factories.ts';
import { doWork } from '../../../test/jobs-done.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';
import { nightlySearchUpkeepJob, refreshDocumentsJob } from '../../search/documents/search-upkeep.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard' });
});

const menuOf = (...names: string[]): Promise<Menu> =>
  createMenu(server, owner, { sections: [], items: names.map((name) => ({ name, price: 500 })) });

const found = async (query: string): Promise<string[]> => {
  const { body } = await send(server, 'GET', `/menus/?${query}`);
  return (body as MenuPage).items.map(({ id }) => id);
};

const pass = async (): Promise<void> => {
  await server.jobs.send(server.database, nightlySearchUpkeepJob, {});
  await doWork(server, nightlySearchUpkeepJob);
};

const publish = (id: string, is_published: 'published' | 'draft') =>
  send(server, 'PATCH', `/menus/${id}`, { token: owner.accessToken, body: { is_published } });

test('words of a menu that is gone are forgotten the next night', async () => {
  const known = async () =>
    (await server.database.query(`SELECT word FROM search_words WHERE word LIKE '%avulle' ORDER BY word`))
      .rows;
  const gone = await menuOf('xavulle');
  await menuOf('zavulle');
  await send(server, 'DELETE', `/menus/${gone.id}`, { token: owner.accessToken });
  expect(await known()).toEqual([{ word: 'xavulle' }, { word: 'zavulle' }]);
  await pass();
  expect(await known()).toEqual([{ word: 'zavulle' }]);
});

// product.md §10
test('a draft is found by a mistyped word again once it is published', async () => {
  const { id } = await menuOf('Qumështor');
  expect(await found('q=qumeshtar')).toEqual([id]);
  expect((await publish(id, 'draft')).status).toBe(200);
  await pass();
  const { rows } = await server.database.query(`SELECT FROM search_words WHERE word = 'qumeshtor'`);
  expect(rows).toEqual([]);
  expect((await publish(id, 'published')).status).toBe(200);
  expect(await found('q=qumeshtur')).toEqual([id]);
});

// product.md §9
test('a city is known while menus are published there', async () => {
  const owner = await createOwner(server, { tier: 'standard', name: 'Vendi i Plazhit' });
  await server.database.query(`UPDATE businesses SET city = 'Plazh, Durrës' WHERE id = $1`, [owner.id]);
  const { id } = await createMenu(server, owner);
  expect(await found('city=Durres')).toEqual([id]);
  await pass();
  expect(await found('city=Durres&limit=7')).toEqual([id]);
  await server.database.query(`UPDATE businesses SET city = 'Sarandë' WHERE id = $1`, [owner.id]);
  expect(await found('city=Durres&limit=8')).toEqual([]);
  await pass();
  const { rows } = await server.database.query(`SELECT FROM search_cities WHERE name LIKE '%durres'`);
  expect(rows).toEqual([]);
});

// product.md §10
test('a word that is written again asks for nothing more', async () => {
  const { id } = await menuOf('Tave Dheu Qingji');
  expect(await found(`q=${'dheu%20qingji%20'.repeat(12)}`)).toEqual([id]);
});

// product.md §145
test('a food is found by its English name or another spelling', async () => {
  const called: Record<string, string> = {
    pizza: 'Pica me djathë',
    PIZZAS: 'Pica me djathë',
    kebab: 'Sufllaqe shtëpie',
    'grilled fish': 'Peshk në zgarë',
    'chicken soup': 'Supë me pulë',
    fries: 'Patate të skuqura',
    'ice cream': 'Akullore me arra',
  };
  const { id } = await menuOf(...new Set(Object.values(called)));
  for (const [typed, dish] of Object.entries(called)) {
    const { body } = await send(server, 'GET', `/menus/?q=${encodeURIComponent(typed)}&limit=100`);
    const menu = (body as MenuPage).items.find((item) => item.id === id);
    expect([typed, menu?.matched_items]).toEqual([typed, expect.arrayContaining([dish])]);
  }
});

// product.md §251
test('menus from before a new vocabulary are found by it as soon as its work is done', async () => {
  const { id } = await menuOf('Qumështor i bardhë');
  await server.database.query(
    `UPDATE search_documents SET vocabulary = '', terms = '{}' WHERE menu_id = $1`,
    [id],
  );
  expect(await found('q=bardhe')).toEqual([]);
  await server.jobs.send(server.database, refreshDocumentsJob, {});
  await doWork(server, refreshDocumentsJob);
  expect(await found('q=bardhe&limit=7')).toEqual([id]);
});
