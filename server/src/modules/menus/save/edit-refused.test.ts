import type { Menu } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf } from '../../../test/factories.ts';
import { holdLock } from '../../../test/held-lock.ts';
import { menuEditor } from '../../../test/menu-editor.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const { create, read, save } = menuEditor(server);

describe('what is refused changes nothing', () => {
  test.each<[string, (own: Menu, other: Menu) => object, string]>([
    ['an item of another menu', (_, other) => ({ items: [{ id: itemsOf(other)[0]?.id }] }), 'items.0.id'],
    [
      'an item of another menu inside an own section',
      (own, other) => ({ sections: [{ id: own.sections[0]?.id, items: [{ id: itemsOf(other)[0]?.id }] }] }),
      'sections.0.items.0.id',
    ],
    [
      'a section of another menu',
      (_, other) => ({ sections: [{ id: other.sections[0]?.id, isDeleted: true }] }),
      'sections.0.id',
    ],
    [
      'a move into a section of another menu',
      (own, other) => ({ items: [{ id: itemsOf(own)[0]?.id, section_id: other.sections[0]?.id }] }),
      'items.0.section_id',
    ],
    [
      'a part that says it is another menu’s',
      (_, other) => ({ items: [{ name: 'a', menu_id: other.id }] }),
      'items.0.menu_id',
    ],
    [
      'an item named twice',
      (own) => ({ items: [{ id: itemsOf(own)[0]?.id }, { id: itemsOf(own)[0]?.id }] }),
      'items.1.id',
    ],
    ['an empty title', () => ({ title: ' ' }), 'title'],
    ['a section without a title', () => ({ sections: [{ items: [] }] }), 'sections.0.title'],
    ['an item without a name', () => ({ items: [{ price: 5 }] }), 'items.0.name'],
    ['a section title that shows nothing', () => ({ sections: [{ title: '\u200b' }] }), 'sections.0.title'],
    ['a name that shows nothing', () => ({ items: [{ name: '\u200b' }] }), 'items.0.name'],
    [
      'a known item left without a name that shows',
      (own) => ({ items: [{ id: itemsOf(own)[0]?.id, name: '\u00ad \u2060' }] }),
      'items.0.name',
    ],
    ['a price with three decimals', () => ({ items: [{ name: 'a', price: 1.005 }] }), 'items.0.price'],
    [
      'another price with three decimals',
      () => ({ items: [{ name: 'a', currency_prices: { EUR: '6.555' } }] }),
      'items.0.currency_prices.EUR',
    ],
    ['a negative price', () => ({ items: [{ name: 'a', price: -1 }] }), 'items.0.price'],
  ])('%s', async (_, body, field) => {
    const menu = await create();
    const other = await createMenu(server, await createOwner(server));
    const answer = await save(menu, { title: 'Titull i ri', ...body(menu, other) });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, message: expect.any(String) }] } });
    expect(await read(menu)).toEqual(menu);
    expect((await send(server, 'GET', `/menus/${other.id}`)).body).toMatchObject({
      sections: [{ items: [{}, {}] }],
    });
  });

  test('the sentence of a wrong part is in the caller’s language', async () => {
    const menu = await create();
    const body = { items: [{ price: 5 }] };
    expect((await save(menu, body)).body).toMatchObject({ errors: [{ message: 'Plotësoje këtë fushë.' }] });
    expect((await save(menu, body, { 'accept-language': 'en' })).body).toMatchObject({
      errors: [{ message: 'Fill in this field.' }],
    });
  });
});

// product.md §46
test('a save that fails at its very end leaves the menu as it was', async () => {
  const menu = await create();
  await server.database.query(`
    CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$;
    CREATE TRIGGER broken BEFORE INSERT ON search_words FOR EACH STATEMENT EXECUTE FUNCTION break()`);
  const sections = [
    { id: menu.sections[0]?.id, isDeleted: true },
    { title: 'Re', items: [{ name: 'Re' }] },
  ];
  const answer = await save(menu, { title: 'Titull i ri', sections });
  await server.database.query('DROP TRIGGER broken ON search_words');
  expect(answer).toMatchObject({ status: 500, body: { code: 'internal_error' } });
  expect(await read(menu)).toEqual(menu);
});

test('a save whose database connection is killed in the middle leaves the menu as it was', async () => {
  const menu = await create();
  const held = await holdLock(server, 'LOCK TABLE search_words');
  const answer = save(menu, {
    title: 'Titull i ri',
    sections: [{ id: menu.sections[0]?.id, isDeleted: true }],
  });
  await held.waiting(1);
  await server.database.query(
    `SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE NOT l.granted AND a.datname = current_database()`,
  );
  expect(await answer).toMatchObject({ status: 503 });
  await held.release();
  expect(await read(menu)).toEqual(menu);
});
