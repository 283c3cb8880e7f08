import type { Menu } from '@tavolina/shared-api/contract';
import { eventually } from '../../test/eventually.ts';
import { createMenu, createOwner, itemsOf, type TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { deleteNewItemsJob } from './new-items-upkeep.ts';

const server = testServer({ RATE_LIMITS: 'off' });

let owner: TestOwner;
let menu: Menu;
beforeEach(async () => {
  owner = await createOwner(server);
  const items = ['Tavë kosi', 'Byrek', 'Qofte'].map((name) => ({ name, price: 100 }));
  menu = await createMenu(server, owner, { sections: [], items });
});

const ask = (method: string, path: string, body?: object) =>
  send(server, method, `/menus/${menu.id}${path}`, { token: owner.accessToken, ...(body && { body }) });
const change = async (body: object): Promise<void> => {
  expect((await ask('PATCH', '', body)).status).toBe(200);
};
const add = (...names: string[]) => change({ items: names.map((name) => ({ name, price: 100 })) });
const older = (table: 'menus' | 'new_items', days: number) =>
  server.database.query(
    `UPDATE ${table} SET ${table === 'menus' ? 'created_at' : 'stored_at'} = now() - make_interval(days => $1)`,
    [days],
  );
const news = async (): Promise<string[]> => {
  const { body } = await send(server, 'GET', `/menus/${menu.id}`);
  return itemsOf(body as Menu)
    .filter(({ is_new }) => is_new)
    .map(({ name }) => name);
};

// product.md §499
test('what is added to an older menu is new for 14 days, and the menu itself never', async () => {
  await add('Fërgesë');
  expect(await news()).toEqual([]);
  await older('menus', 15);
  await eventually(async () => expect(await news()).toEqual(['Fërgesë']));
  await older('new_items', 15);
  await eventually(async () => expect(await news()).toEqual([]));
});

// product.md §499
test('where more than a quarter of a menu is new, nothing is marked', async () => {
  await older('menus', 15);
  await add('Fërgesë');
  expect(await news()).toEqual(['Fërgesë']);
  await add('Japrak');
  expect(await news()).toEqual([]);
});

// product.md §499
test('what an import took out and taking it back brings back is as old as it was', async () => {
  await older('menus', 15);
  await add('Fërgesë');
  const imported = await ask('PUT', '/csv', { csv: 'Emri,Çmimi ALL\nTavë kosi,100' });
  expect(imported.status).toBe(200);
  expect((await ask('POST', '/csv/undo')).status).toBe(200);
  expect(await news()).toEqual(['Fërgesë']);
});

test('notes of what is new no more are deleted at night', async () => {
  await add('Fërgesë');
  await older('new_items', 15);
  await add('Japrak');
  await server.jobs.send(server.database, deleteNewItemsJob, {});
  await eventually(async () => {
    const { rows } = await server.database.query('SELECT FROM new_items');
    expect(rows).toHaveLength(1);
  });
});
