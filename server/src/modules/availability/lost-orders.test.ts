import { slotPlaces } from '../../test/slot-places.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const openPlace = slotPlaces(server);

// product.md §306
test('orders that are refused for their time are counted as lost, others are not', async () => {
  const place = await openPlace();
  await place.put('pause', { span: 'for_15_minutes' });
  await place.order();
  await place.order({ customer_email: 'arta@shembull.al' });
  // The same cart, sent again: by its browser, and by its diner.
  await place.order({ customer_email: 'Arta@shembull.al' });
  await place.order({ items: [{ menu_item_id: '00000000-0000-4000-8000-000000000000', quantity: 1 }] });
  await place.order({ table_code: 'asnjë' });
  expect(await place.lost()).toEqual([expect.objectContaining({ reason: 'ordering_paused', orders: 2 })]);
  expect((await place.stats()).period.lost).toEqual([{ reason: 'ordering_paused', orders: 2 }]);
});

// product.md §306
test('an order that is taken after all, for another time, was not lost', async () => {
  const place = await openPlace();
  const diner = { customer_email: 'besa@shembull.al' };
  await place.put('pause', { span: 'for_15_minutes' });
  await place.order(diner);
  await place.order();
  const [asked_for] = await place.slots();
  expect((await place.order({ ...diner, asked_for })).status).toBe(201);
  expect(await place.lost()).toEqual([expect.objectContaining({ reason: 'ordering_paused', orders: 1 })]);
  expect((await place.stats()).period.lost).toEqual([{ reason: 'ordering_paused', orders: 1 }]);
});
