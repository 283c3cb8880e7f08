import type { Menu } from '@tavolina/shared-api/contract';
import { createOwner, type TestOwner } from '../../../test/factories.ts';
import { menuEditor, outline, patiently } from '../../../test/menu-editor.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const editor = menuEditor(server);
const { create, read, save, saved } = editor;

// product.md §85
describe('a save whose answer was lost', () => {
  const body = { title: 'Menuja e re', version: 1, items: [{ name: 'Pastiço', price: 400 }] };

  test('answers the menu when it is sent again, and changes nothing more', async () => {
    const menu = await create();
    const first = await saved(menu, body);
    const again = await save(menu, body);
    expect(again).toMatchObject({ status: 200, body: { version: 2, title: 'Menuja e re' } });
    expect(again.headers.get('etag')).toBe('"2"');
    expect(await read(menu)).toEqual(first);
  });

  test('and which is sent again while the first is still under way is done once', async () => {
    const menu = await create();
    const answers = await Promise.all(Array.from({ length: 6 }, () => patiently(() => save(menu, body))));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const after = await read(menu);
    expect(after.version).toBe(2);
    expect(outline(after).at(-1)).toEqual(['-', 'Trileçe', 'Pastiço']);
  });

  test.each([
    ['with other contents', { ...body, title: 'Tjetër' }, undefined],
    ['after another save', body, { title: 'E një tjetri', version: 2 }],
  ])('is refused %s', async (_when, second, between) => {
    const menu = await create();
    await saved(menu, body);
    if (between) await saved(menu, between);
    expect(await save(menu, second)).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
  });

  test('is nobody else’s to send again', async () => {
    const menu = await create();
    await saved(menu, body);
    const { accessToken: token } = await createOwner(server);
    const theirs = await send(server, 'PATCH', `/menus/${menu.id}`, { token, body });
    expect(theirs).toMatchObject({ status: 404, body: { code: 'menu_not_found' } });
  });

  test('holds for an import too, which can then be undone', async () => {
    const menu = await create();
    const { accessToken: token } = editor.owner;
    const table = { csv: 'Emri,Çmimi ALL\nBurek,150\n', version: 1 };
    const bring = () => send(server, 'PUT', `/menus/${menu.id}/csv`, { token, body: table });
    const first = await bring();
    expect(first).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await bring()).body).toEqual(first.body);
    const undone = await send(server, 'POST', `/menus/${menu.id}/csv/undo`, { token });
    expect(undone).toMatchObject({ status: 200, body: { version: 3 } });
    expect(outline(undone.body as Menu)).toEqual(outline(menu));
  });
});

// product.md §85
describe('a new menu whose answer was lost', () => {
  let owner: TestOwner;
  beforeEach(async () => {
    owner = await createOwner(server);
  });
  const make = (key: string, title = 'Dreka', token = owner.accessToken) =>
    send(server, 'POST', '/menus/', {
      token,
      headers: { 'idempotency-key': key },
      body: { title, sections: [], items: [{ name: 'Burek', price: 150 }] },
    });
  const mine = async () =>
    (await send(server, 'GET', '/menus/my/', { token: owner.accessToken })).body as Menu[];

  test('is made once, on a plan with room for one too', async () => {
    const first = await make('k1');
    const again = await make('k1');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await mine()).toHaveLength(1);
  });

  test('is made once where both arrive together', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => patiently(() => make('k2'))));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(await mine()).toHaveLength(1);
  });

  test('is not another one of the same key', async () => {
    await make('k3');
    expect(await make('k3', 'Darka')).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    });
    const other = await createOwner(server);
    expect((await make('k3', 'Darka', other.accessToken)).status).toBe(201);
  });
});
