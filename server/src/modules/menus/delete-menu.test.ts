import { createOwner, orderBody } from '../../test/factories.ts';
import { menuEditor } from '../../test/menu-editor.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const editor = menuEditor(server);
const { create } = editor;

describe('deleting a menu', () => {
  // product.md §22
  test('takes it away for everybody, and orders keep their lines', async () => {
    const menu = await create();
    const order = await send(server, 'POST', '/orders', { body: orderBody(menu) });
    expect(order.status).toBe(201);
    expect((await send(server, 'GET', `/menus/${menu.id}`)).status).toBe(200);
    const gone = await send(server, 'DELETE', `/menus/${menu.id}/`, { token: editor.owner.accessToken });
    expect([gone.status, gone.body]).toEqual([204, undefined]);
    expect((await send(server, 'GET', `/menus/${menu.id}`)).status).toBe(404);
    const { id } = order.body as { id: string };
    const path = `/orders/customer/${id}?email=arta.k@shembull.al`;
    expect((await send(server, 'GET', path)).body).toMatchObject({
      items: [{ name: 'Tavë kosi', quantity: 1 }],
    });
    expect(
      (await send(server, 'DELETE', `/menus/${menu.id}`, { token: editor.owner.accessToken })).status,
    ).toBe(404);
  });
});

test('the menus of a user are the caller’s own', async () => {
  const menu = await create();
  const listOf = (id: string) =>
    send(server, 'GET', `/menus/user/${id}/`, { token: editor.owner.accessToken });
  expect(await listOf(editor.owner.id)).toMatchObject({ status: 200, body: [{ id: menu.id }] });
  const other = await createOwner(server);
  const [foreign, unknown] = [await listOf(other.id), await listOf('0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6e')];
  expect(foreign).toMatchObject({ status: 404 });
  expect(foreign.body).toEqual(unknown.body);
});
