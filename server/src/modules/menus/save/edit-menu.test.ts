import { menuEditor, named, outline } from '../../../test/menu-editor.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const { create, read, save, saved } = menuEditor(server);

describe('an edit', () => {
  // product.md §46
  test('changes what it names and leaves the rest, ids and order as they are', async () => {
    const menu = await create();
    const soup = named(menu, 'Supë peshku');
    const after = await saved(menu, {
      title: 'Menuja e darkës',
      cuisine_type: null,
      price_range: '',
      sections: [{ id: soup.section_id, items: [{ id: soup.id, available: false }] }],
    });
    expect(after).toMatchObject({
      title: 'Menuja e darkës',
      cuisine_type: null,
      price_range: null,
      category: 'Dreka',
      version: 2,
      sections: [{ id: menu.sections[0]?.id, description: 'Nga furra' }, { title: 'Supa' }],
    });
    expect(outline(after)).toEqual(outline(menu));
    expect(named(after, 'Supë peshku')).toEqual({ ...soup, available: false });
    expect(await read(menu)).toEqual(after);
  });

  // product.md §187
  test('adds, removes, moves and reorders sections and items', async () => {
    const menu = await create();
    const [dishes, soups] = menu.sections;
    const after = await saved(menu, {
      sections: [
        { title: 'Paragjella', items: [{ name: 'Speca me gjizë', price: 300 }] },
        { id: soups?.id, items: [{ id: named(menu, 'Trileçe').id }, { id: named(menu, 'Supë peshku').id }] },
        {
          id: dishes?.id,
          display: false,
          items: [
            { id: named(menu, 'Fërgesë').id, name: 'Fërgesë e Tiranës' },
            { id: named(menu, 'Tavë kosi').id, isDeleted: true },
            { name: 'E papërfunduar', isDeleted: true },
          ],
        },
      ],
    });
    expect(outline(after)).toEqual([
      ['Paragjella', 'Speca me gjizë'],
      ['Supa', 'Trileçe', 'Supë peshku'],
      ['Gatime', 'Fërgesë e Tiranës'],
      ['-'],
    ]);
    expect(after.sections[2]).toMatchObject({ id: dishes?.id, display: false });
  });

  // product.md §46
  test('removes a section with everything in it, but not what it moves elsewhere', async () => {
    const menu = await create();
    const after = await saved(menu, {
      sections: [{ id: menu.sections[0]?.id, isDeleted: true }],
      items: [{ id: named(menu, 'Tavë kosi').id }],
    });
    expect(outline(after)).toEqual([
      ['Supa', 'Supë peshku'],
      ['-', 'Trileçe', 'Tavë kosi'],
    ]);
  });

  // product.md §187
  test('understands standalone items in a section titled Të tjera', async () => {
    const menu = await create();
    const after = await saved(menu, {
      default_currency: 'EUR',
      sections: [
        {
          id: -1,
          title: 'Të tjera',
          display: true,
          menu_id: menu.id,
          items: [{ id: named(menu, 'Trileçe').id, section_id: -1, name: 'Trileçe e shtëpisë' }],
        },
        { title: 'Të tjera', items: [{ name: 'Bakllava', price: 200 }, { name: '_shënim' }] },
      ],
    });
    expect(outline(after)).toEqual([
      ['Gatime', 'Tavë kosi', 'Fërgesë'],
      ['Supa', 'Supë peshku'],
      ['Të tjera', '_shënim'],
      ['-', 'Trileçe e shtëpisë', 'Bakllava'],
    ]);
    expect(named(after, 'Trileçe e shtëpisë').section_id).toBeNull();
  });

  test('keeps a dish of 500 lek at 500 lek, though the form says EUR', async () => {
    const menu = await create({ items: [{ name: 'Pilaf', price: 500 }] });
    const pilaf = named(menu, 'Pilaf');
    const form = { ...pilaf, default_currency: 'EUR', currency_prices: { ALL: 500, EUR: 5.1 } };
    const after = await saved(menu, { default_currency: 'EUR', items: [form] });
    expect(named(after, 'Pilaf')).toMatchObject({
      price: 500,
      default_currency: 'ALL',
      prices: [
        { currency: 'ALL', price: 500, is_default: true },
        { currency: 'EUR', price: 5.1, is_default: false },
      ],
    });
    const doubtful = await save(menu, { items: [{ id: pilaf.id, price: 520, default_currency: 'EUR' }] });
    expect(doubtful).toMatchObject({ status: 422, body: { errors: [{ field: 'items.0.price' }] } });
  });

  test('publishes and withdraws a menu, also for who kept the public answer', async () => {
    const menu = await create();
    const look = async () => (await send(server, 'GET', `/menus/${menu.id}`)).status;
    expect(await look()).toBe(200);
    await saved(menu, { is_published: 'draft' });
    expect(await look()).toBe(404);
    await saved(menu, { is_published: 'published' });
    expect(await look()).toBe(200);
  });
});
