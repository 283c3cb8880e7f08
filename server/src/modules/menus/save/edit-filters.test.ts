import { createMenu, createOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

test('a save of one dish leaves the others where price filters find them', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const title = `Menuja ${owner.id}`;
  const menu = await createMenu(server, owner, { title });
  const [section] = menu.sections;
  const saved = await send(server, 'PATCH', `/menus/${menu.id}`, {
    token: owner.accessToken,
    body: { sections: [{ id: section?.id, items: [{ id: section?.items[1]?.id, name: 'Fërgesë' }] }] },
  });
  expect(saved.status).toBe(200);
  const query = `menu_title=${encodeURIComponent(title)}&min_price=600&max_price=700`;
  expect((await send(server, 'GET', `/menus/?${query}`)).body).toMatchObject({ total: 1 });
});
