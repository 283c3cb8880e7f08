import type { Menu } from '@tavolina/shared-api/contract';
import { createMenu, orderBody } from '../../../test/factories.ts';
import { menuTables, substance } from '../../../test/menu-tables.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const tables = menuTables(server);
const { ask, imported } = tables;

const canUndo = async () => {
  const { status, body } = await ask('GET', '/csv/undo');
  expect(status).toBe(200);
  return (body as { can_undo: boolean }).can_undo;
};

test('an import is undone once, with every id', async () => {
  expect(await canUndo()).toBe(false);
  await imported('Emri,Çmimi ALL\nA,100');
  expect(await canUndo()).toBe(true);
  const undone = await ask('POST', '/csv/undo');
  expect(undone.status).toBe(200);
  expect(substance(undone.body as Menu)).toEqual(substance(tables.menu));
  expect((await send(server, 'POST', '/orders', { body: orderBody(tables.menu) })).status).toBe(201);
  expect(await canUndo()).toBe(false);
  expect(await ask('POST', '/csv/undo')).toMatchObject({ status: 409, body: { code: 'nothing_to_undo' } });
});

test('an import that several windows undo at once is undone once, and the others are told', async () => {
  await imported('Emri,Çmimi ALL\nA,100');
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask('POST', '/csv/undo')));
  const [done, ...others] = answers.toSorted((a, b) => a.status - b.status);
  expect(substance(done?.body as Menu)).toEqual(substance(tables.menu));
  for (const other of others) expect(other).toMatchObject({ status: 409, body: { code: 'nothing_to_undo' } });
});

// product.md §198
test('what was saved after an import is not undone with it, and after twelve hours nothing is', async () => {
  await imported('Emri,Çmimi ALL\nA,100');
  await ask('PATCH', '', { title: 'Tjetër' });
  expect(await canUndo()).toBe(false);
  expect(await ask('POST', '/csv/undo')).toMatchObject({ status: 409, body: { code: 'nothing_to_undo' } });
  await imported('Emri,Çmimi ALL\nB,100');
  await server.database.query(`UPDATE menu_imports SET replaced_at = now() - interval '13 hours'`);
  expect(await canUndo()).toBe(false);
  expect(await ask('POST', '/csv/undo')).toMatchObject({ body: { code: 'nothing_to_undo' } });
});

test('what an import took away comes back only where the plan has room for it', async () => {
  await imported('Emri,Çmimi ALL\nA,100');
  const items = Array.from({ length: 99 }, (_, index) => ({ name: `B${index}`, price: 100 }));
  await createMenu(server, tables.owner, { sections: [], items });
  expect(await ask('POST', '/csv/undo')).toMatchObject({
    status: 403,
    body: { code: 'plan_limit_reached' },
  });
});
