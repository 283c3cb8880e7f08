import { menuEditor } from '../../test/menu-editor.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const editor = menuEditor(server);
const { create, read, save, saved } = editor;

describe('a save based on a version', () => {
  test('is refused when somebody else saved meanwhile, and shows what the menu is now', async () => {
    const menu = await create();
    await saved(menu, { title: 'Tjetër titull', version: 1 });
    const stale = await save(menu, { title: 'Titulli im', version: 1 });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { title: 'Tjetër titull', version: 2 } },
    });
    expect(await read(menu)).toMatchObject({ title: 'Tjetër titull', version: 2 });
  });

  test.each([
    ['"1"', 200],
    ['W/"1"', 200],
    ['*', 200],
    ['"2"', 409],
    ['"abc"', 409],
  ])('If-Match %s on the first version answers %i', async (ifMatch, status) => {
    const menu = await create();
    const answer = await save(menu, { title: 'Titull', version: 7 }, { 'if-match': ifMatch });
    expect(answer.status).toBe(status);
  });

  test('is named by the owner’s answers', async () => {
    const menu = await create();
    expect((await save(menu, { title: 'Titull' })).headers.get('etag')).toBe('"2"');
    const read = await send(server, 'GET', `/menus/${menu.id}/`, { token: editor.owner.accessToken });
    expect(read.headers.get('etag')).toBe('"2"');
  });
});
