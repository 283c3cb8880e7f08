import { createMenu, createOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer();

test('a business looks at tables, and brings them in, sixty times in ten minutes', async () => {
  const owner = await createOwner(server);
  const other = await createOwner(server);
  const [menu, others] = [await createMenu(server, owner), await createMenu(server, other)];
  const table = await send(server, 'GET', `/menus/${menu.id}/csv`, { token: owner.accessToken });
  const body = { csv: table.body };
  const preview = `/menus/${menu.id}/csv/preview`;
  for (let times = 0; times < 59; times += 1)
    expect(await send(server, 'POST', preview, { token: owner.accessToken, body })).toMatchObject({
      status: 200,
    });
  const bring = () => send(server, 'PUT', `/menus/${menu.id}/csv`, { token: owner.accessToken, body });
  expect((await bring()).status).toBe(200);
  const previewNew = () => send(server, 'POST', '/menus/csv/preview', { token: owner.accessToken, body });
  for (const refused of [
    bring(),
    send(server, 'POST', preview, { token: owner.accessToken, body }),
    previewNew(),
  ]) {
    const { status, headers } = await refused;
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  }
  const theirs = await send(server, 'POST', `/menus/${others.id}/csv/preview`, {
    token: other.accessToken,
    body,
  });
  expect(theirs.status).toBe(200);
});
