import { menuEditor } from '../../../test/menu-editor.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const editor = menuEditor(server);
const { create, read, save, saved } = editor;

// product.md §19
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

// product.md §118
describe('a save that changes nothing', () => {
  test('is no new version, however much of the menu it names', async () => {
    const menu = await create();
    await saved(menu, { title: 'Darka', default_currency: 'EUR' });
    const before = await read(menu);
    const whole = {
      title: before.title,
      description: before.description,
      default_currency: before.default_currency,
      sections: before.sections.map(({ id, title, description, display, items }) => ({
        id,
        title,
        description,
        display,
        items: items.map(({ id: item, name, price, available, default_currency }) => ({
          id: item,
          name,
          price,
          available,
          default_currency,
          currency_prices: { [default_currency]: price },
        })),
      })),
      version: before.version,
    };
    expect(await save(menu, whole)).toMatchObject({ status: 200, body: { version: before.version } });
    expect(await read(menu)).toEqual(before);
  });

  test('another order alone is one', async () => {
    const menu = await create();
    const { sections, version } = await read(menu);
    const [first] = sections;
    const items = first?.items.toReversed().map(({ id }) => ({ id })) ?? [];
    expect(items.length).toBeGreaterThan(1);
    await saved(menu, { sections: [{ id: first?.id, items }] });
    expect((await read(menu)).version).toBe(version + 1);
  });
});
