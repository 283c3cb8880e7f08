import type { BusinessOrder, Menu, OrderPlaced } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;
beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
});

/** Orders the first dish in several lines. */
const order = (lines: { quantity: number; notes?: string | null; dish?: number }[], language = 'sq') => {
  const items = lines.map(({ dish = 0, ...line }) => ({ menu_item_id: itemsOf(menu)[dish]?.id, ...line }));
  const headers = { 'accept-language': language };
  return send(server, 'POST', '/orders', { body: orderBody(menu, { items }), headers });
};

// product.md §22
test('lines of one dish with the same notes become one, others stay apart', async () => {
  const { body } = await order([
    { quantity: 2 },
    { quantity: 1, notes: 'Pa kripë' },
    { quantity: 4, dish: 1 },
    { quantity: 3, notes: null },
    { quantity: 5, notes: ' Pa kripë ' },
  ]);
  const path = `/orders/business/${(body as OrderPlaced).id}`;
  const stored = (await send(server, 'GET', path, { token: owner.accessToken })).body as BusinessOrder;
  expect(stored.items.map(({ name, quantity, notes }) => [name, quantity, notes])).toEqual([
    ['Tavë kosi', 5, null],
    ['Tavë kosi', 6, 'Pa kripë'],
    ['Fërgesë e Tiranës', 4, null],
  ]);
  expect(stored.total_amount).toBe((body as OrderPlaced).total_amount);
});

test('the id of a dish counts in any letter case', async () => {
  const items = [{ menu_item_id: itemsOf(menu)[0]?.id.toUpperCase(), quantity: 1 }];
  expect((await send(server, 'POST', '/orders', { body: orderBody(menu, { items }) })).status).toBe(201);
});

// product.md §22
test('ninety-nine of a dish may be spread over lines, one more is refused at its line', async () => {
  expect((await order([{ quantity: 60 }, { quantity: 39, notes: 'Pa kripë' }])).status).toBe(201);
  const tooMany = [{ quantity: 60 }, { quantity: 99, dish: 1 }, { quantity: 40, notes: 'Pa kripë' }];
  expect(await order(tooMany, 'en')).toMatchObject({
    status: 422,
    body: {
      code: 'invalid_input',
      errors: [
        {
          field: 'items.2.quantity',
          message: 'An order can have at most 99 of one dish. Call the place for more.',
        },
      ],
    },
  });
  expect((await order(tooMany)).body).toMatchObject({
    errors: [{ message: expect.stringMatching(/^Në një porosi shkojnë deri në 99/) }],
  });
});
