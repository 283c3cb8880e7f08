import { createMenuWithChoices, optionOf } from '../../test/choices.ts';
import { createMenu, itemsOf } from '../../test/factories.ts';
import { placeWithPrinter } from '../../test/place-with-printer.ts';
import { testServer } from '../../test/test-server.ts';
import { ticketPrinter } from '../../test/ticket-printer.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const shop = placeWithPrinter(server);
const { add, place } = shop;

// product.md §370
test('the kitchen reads on paper where an order goes and what to make, in Albanian letters', async () => {
  const id = await place({ customer_name: 'Çlirim Hoxha', notes: 'Pa qepë\u001b@, ju lutem' });
  const { status, jobReady, jobToken } = await shop.printer.poll();
  expect([status, jobReady]).toEqual([200, true]);
  const { type, text } = await shop.printer.take(jobToken);
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text).toContain(id);
  expect(text).toContain('PËR TË MARRË');
  expect(text).toContain('1 x Tavë kosi');
  // What would be an order to the printer is none.
  expect(text).toContain('Shënim: Pa qepë @, ju lutem');
  expect(text).toContain('Çlirim Hoxha');
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBe(48);
  await shop.printer.confirm();
  expect(await shop.printer.poll()).toEqual({ status: 200, jobReady: false });
});

// product.md §404
test('paper says what was chosen of a dish', async () => {
  const pizzas = await createMenuWithChoices(server, shop.owner);
  const meal = optionOf(pizzas, 'Me pije').id;
  const options = [
    { option_id: optionOf(pizzas, 'E vogël').id },
    { option_id: meal },
    { option_id: optionOf(pizzas, 'Ujë').id, within: meal },
  ];
  await place({ items: [{ menu_item_id: itemsOf(pizzas)[0]?.id, quantity: 2, options }] });
  await shop.printer.poll();
  const { text } = await shop.printer.take();
  expect(text).toContain('2 x Margherita\n    Madhësia: E vogël\n    Si vakt: Me pije\n      Pija: Ujë\n');
});

// product.md §404
test('paper says of two options of a group which one each sauce comes with', async () => {
  const option = (id: number, name: string, more: object = {}) => ({
    id: `00000000-0000-4000-8000-00000000000${id}`,
    name,
    ...more,
  });
  const sauces = option(1, 'Salca');
  const comes = { option_group_ids: [sauces.id], is_default: true };
  const combos = await createMenu(server, shop.owner, {
    sections: [
      { title: 'Dyshe', items: [{ name: 'Për dy', price: 900, option_group_ids: [option(2, '').id] }] },
    ],
    option_groups: [
      { ...sauces, options: [option(3, 'Keçap', { is_default: true }), option(4, 'Majonezë')] },
      { ...option(2, 'Dysheja'), options: [option(5, 'Burger', comes), option(6, 'Wrap', comes)] },
    ],
  } as object);
  await place({ items: [{ menu_item_id: itemsOf(combos)[0]?.id, quantity: 1 }] });
  await shop.printer.poll();
  const { text } = await shop.printer.take();
  expect(text).toContain(
    '    Dysheja: Burger\n      Salca (Burger): Keçap\n    Dysheja: Wrap\n      Salca (Wrap): Keçap\n',
  );
});

// product.md §421
test('a ticket of the kitchen says an allergy before the dishes, between lines of their own', async () => {
  await place({ allergy: 'Arra dhe\u001b kikirikë' });
  await shop.printer.poll();
  const { text } = await shop.printer.take();
  expect(text).toMatch(/\n!{48}\nALERGJI: Arra dhe kikirikë\n!{48}\n-+\n1 x Tavë kosi\n/);
});

// product.md §370
test('small paper has short lines, and a receipt has the total', async () => {
  const small = ticketPrinter(server, await add({ paper_mm: 58, tickets: ['receipt'] }));
  await place({ customer_name: 'x'.repeat(90) });
  await small.poll();
  const { text } = await small.take();
  expect(text).toMatch(/^Gjithsej +650 L$/m);
  expect(text).toContain('Ky nuk është kupon tatimor.');
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBe(32);
});
