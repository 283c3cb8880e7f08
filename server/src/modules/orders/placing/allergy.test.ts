import type { BusinessOrder, BusinessOrderRow, CustomerOrder, Menu } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;
beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
});

const order = (change: object) => send(server, 'POST', '/orders', { body: orderBody(menu, change) });
const placed = async (change: object): Promise<string> => {
  const { status, body } = await order(change);
  expect(status).toBe(201);
  return (body as { id: string }).id;
};
const asOwner = async (path: string) => (await send(server, 'GET', path, { token: owner.accessToken })).body;

// product.md §420
test.each([
  ['as it was written', { allergy: '  Arra, shumë e rëndë ' }, 'Arra, shumë e rëndë'],
  ['none where none is named', {}, null],
  ['none where nothing can be seen of it', { allergy: '\u200b ' }, null],
  ['none for null', { allergy: null }, null],
])('an order has its allergy beside its note: %s', async (_, change, allergy) => {
  const id = await placed({ ...change, notes: 'Afër dritares' });
  const email = encodeURIComponent('arta.k@shembull.al');
  const ofDiner = (await send(server, 'GET', `/orders/customer/${id}?email=${email}`)).body as CustomerOrder;
  const ofOwner = (await asOwner(`/orders/business/${id}`)) as BusinessOrder;
  const rows = (await asOwner('/orders/business')) as BusinessOrderRow[];
  for (const read of [ofDiner, ofOwner, rows.find((row) => row.id === id)])
    expect(read).toMatchObject({ allergy, notes: 'Afër dritares' });
});

test('an allergy that is too long is refused at its field', async () => {
  expect(await order({ allergy: 'a'.repeat(501) })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'allergy' }] },
  });
});
