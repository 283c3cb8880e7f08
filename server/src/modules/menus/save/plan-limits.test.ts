import type { Menu } from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from '../../../test/factories.ts';
import { menuEditor, patiently } from '../../../test/menu-editor.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const { create, read, save } = menuEditor(server);

// product.md §20
describe('the plan’s limit of items', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Gatim ${index}` }));

  test('holds for ten saves at once', async () => {
    const menu = await create({ items: many(95), sections: [] });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => patiently(() => save(menu, { items: many(1) }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(200),
      ...Array(5).fill(403),
    ]);
    expect((await read(menu)).items).toHaveLength(100);
  });

  test('hides nothing after a downgrade, and refuses only to add', async () => {
    const other = await createOwner(server, { tier: 'standard' });
    const menu = await createMenu(server, other, { items: many(40), sections: [] });
    await server.database.query(`UPDATE subscriptions SET status = 'canceled' WHERE business_id = $1`, [
      other.id,
    ]);
    const edit = (body: object) =>
      send(server, 'PATCH', `/menus/${menu.id}`, { token: other.accessToken, body });
    const [first, second] = menu.items;
    expect(await edit({ items: [{ id: first?.id, name: 'Emër i ri' }] })).toMatchObject({ status: 200 });
    expect(
      await edit({ items: [{ id: first?.id, isDeleted: true }, { name: 'Në vend të saj' }] }),
    ).toMatchObject({
      status: 200,
    });
    expect(await edit({ items: [{ id: second?.id }, { name: 'Një më shumë' }] })).toMatchObject({
      status: 403,
      body: { code: 'plan_limit_reached' },
    });
    expect(((await send(server, 'GET', `/menus/${menu.id}`)).body as Menu).items).toHaveLength(40);
  });
});
